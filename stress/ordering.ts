import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { PATIENCE } from './processes.ts';

export interface Customer {
  usuarioId: string;
  token: string;
  detalles: unknown;
}

/** Base URL of an API, reached directly or through a web server. */
export interface Door {
  url: string;
  /** Replacement for the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>;
}

export interface Ordering {
  /** Idempotency keys of all attempted orders. */
  asked: string[];
  /** Orders that an answer confirmed. */
  acknowledged: { key: string; pedidoId: string }[];
  /** Count of each other answer, such as '503 NO_DISPONIBLE'; 'nothing' means no answer. */
  refused: Map<string, number>;
  /** Resolves when the last order has ended. */
  done: Promise<void>;
}

/**
 * Places orders until `ended`, like a shop with a bad connection. An order without an answer is retried under
 * its key at the next door, or abandoned.
 */
export function orderUntil(ended: AbortSignal, customer: Customer, doors: readonly Door[]): Ordering {
  const ordering: Ordering = { asked: [], acknowledged: [], refused: new Map(), done: Promise.resolve() };
  let sent = 0;

  async function send(key: string): Promise<string | undefined> {
    const door = doors[sent % doors.length];
    sent += 1;
    const { status, body } = await (door?.fetch ?? fetch)(`${door?.url}/pedidos`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${customer.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ usuarioId: customer.usuarioId, detalles: customer.detalles }),
      signal: AbortSignal.timeout(15_000),
    })
      .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
      .catch(() => ({ status: 0, body: undefined }));
    const { pedido_id, code } = (body ?? {}) as { pedido_id?: string; code?: string };
    if (status === 201) return pedido_id;
    const told = status === 0 ? 'nothing' : `${status} ${code}`;
    ordering.refused.set(told, (ordering.refused.get(told) ?? 0) + 1);
    return undefined;
  }

  async function order(): Promise<void> {
    const key = randomUUID();
    ordering.asked.push(key);
    // Every fourth order is not retried.
    const tries = ordering.asked.length % 4 === 0 ? 1 : Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < tries && !ended.aborted; tried += 1) {
      const pedidoId = await send(key);
      if (pedidoId) {
        ordering.acknowledged.push({ key, pedidoId });
        return;
      }
      await sleep(100);
    }
  }

  ordering.done = (async () => {
    while (!ended.aborted) await order();
  })();
  return ordering;
}

/** Approves a customer's acknowledged orders, each once and without retries, so that the totals of sales change too. */
export async function approveUntil(
  ended: AbortSignal,
  { acknowledged }: Ordering,
  { staffToken, doors }: { staffToken: string; doors: readonly Door[] },
): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` };
  const body = JSON.stringify({ estado_pedido: 'aprobado' });
  for (let next = 0; !ended.aborted; await sleep(100)) {
    const order = acknowledged[next];
    if (!order) continue;
    next += 1;
    const url = `${doors[next % doors.length]?.url}/pedidos/${order.pedidoId}/estado`;
    const signal = AbortSignal.timeout(15_000);
    await fetch(url, { method: 'PATCH', headers, body, signal }).catch(() => undefined);
  }
}

/** Waits until each customer has placed one more order. */
export async function allOrderAgain(orderings: readonly Ordering[]): Promise<void> {
  const before = orderings.map(({ acknowledged }) => acknowledged.length);
  await expect
    .poll(() => orderings.every(({ acknowledged }, place) => acknowledged.length > (before[place] ?? 0)), {
      timeout: PATIENCE,
    })
    .toBe(true);
}

/** Temporary errors of the API, or of a web server that cannot reach the API. */
const NOT_NOW = ['nothing', '503 NO_DISPONIBLE', '507 SIN_ESPACIO', '502 API_NO_DISPONIBLE'];

/** Returns the answers that are neither an order nor a temporary error. */
export const otherRefusals = (orderings: readonly Ordering[]): string[] =>
  orderings.flatMap(({ refused }) => [...refused.keys()]).filter((told) => !NOT_NOW.includes(told));
