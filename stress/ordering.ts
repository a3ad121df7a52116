import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { PATIENCE } from './processes.ts';

export interface Customer {
  usuarioId: string;
  token: string;
  detalles: unknown;
}

/** Where an API is reached, by itself or through a web server. */
export interface Door {
  url: string;
  /** How it is asked there, where that is not simply `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>;
}

export interface Ordering {
  /** Keys of all orders that were tried. */
  asked: string[];
  /** Orders that an answer has told of. */
  acknowledged: { key: string; pedidoId: string }[];
  /** What else was answered, as '503 NO_DISPONIBLE', and how often; 'nothing' for no answer at all. */
  refused: Map<string, number>;
  /** The last order has come to its end. */
  done: Promise<void>;
}

/**
 * Orders and orders, as a shop does whose line is bad: what is not answered is sent again under its key, to whichever door
 * comes next, or given up.
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
    // One in four people gives up.
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

/** Staff approve what a customer has ordered, each order once: what is sold is in sums too. Nobody asks again. */
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

/** Waits until everybody has placed one more order: the shop works again. */
export async function allOrderAgain(orderings: readonly Ordering[]): Promise<void> {
  const before = orderings.map(({ acknowledged }) => acknowledged.length);
  await expect
    .poll(() => orderings.every(({ acknowledged }, place) => acknowledged.length > (before[place] ?? 0)), {
      timeout: PATIENCE,
    })
    .toBe(true);
}

/** The API itself, or a web server whose API is away. */
const NOT_NOW = ['nothing', '503 NO_DISPONIBLE', '507 SIN_ESPACIO', '502 API_NO_DISPONIBLE'];

/** What else than an order was answered, beside that it can't be had right now. */
export const otherRefusals = (orderings: readonly Ordering[]): string[] =>
  orderings.flatMap(({ refused }) => [...refused.keys()]).filter((told) => !NOT_NOW.includes(told));
