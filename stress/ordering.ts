import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from './processes.ts';

export interface Customer {
  usuarioId: string;
  token: string;
  detalles: unknown;
}

export interface Ordering {
  /** Keys of all orders that were tried. */
  asked: string[];
  /** Orders that an answer has told of. */
  acknowledged: { key: string; pedidoId: string }[];
  /** The last order has come to its end. */
  done: Promise<void>;
}

/**
 * Orders and orders, as a shop does whose line is bad: what is not answered is sent again under its key, to whichever API
 * comes next, or given up. A refusal is a failure: nothing was wrong with the order.
 */
export function orderUntil(ended: AbortSignal, customer: Customer, apis: readonly Api[]): Ordering {
  const ordering: Ordering = { asked: [], acknowledged: [], done: Promise.resolve() };
  let sent = 0;

  async function send(key: string): Promise<string | undefined> {
    const api = apis[sent % apis.length];
    sent += 1;
    const answer = await fetch(`${api?.url}/pedidos`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${customer.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ usuarioId: customer.usuarioId, detalles: customer.detalles }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const body = await answer?.text().catch(() => undefined);
    if (!answer || body === undefined || answer.status >= 500) return undefined;
    if (answer.status !== 201) throw new Error(`An order was refused: ${answer.status} ${body}`);
    return (JSON.parse(body) as { pedido_id: string }).pedido_id;
  }

  async function order(): Promise<void> {
    const key = randomUUID();
    ordering.asked.push(key);
    // One in four people gives up.
    const tries = ordering.asked.length % 4 === 0 ? 1 : 600;
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
