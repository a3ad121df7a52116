import type { CartLine, OrderAttempt } from '../cart/line.ts';
import { newId } from '../new-id.ts';

/** One that is sent, or was, with what is sent. */
export type SentOrder = OrderAttempt & { detalles: ReturnType<typeof detallesOf> };

/** What an order says of a cart's lines. */
export const detallesOf = (lines: readonly CartLine[]) =>
  lines.map(({ producto_id, cantidad, precio, nota }) => ({
    producto_id,
    cantidad,
    precio_unitario: precio,
    ...(nota && { nota }),
  }));

/**
 * The order that is about to be sent, or the one whose outcome is still open: the same key for the same content of the
 * same person, and for nothing else.
 */
export function attemptOf(
  before: OrderAttempt | null | undefined,
  usuarioId: string,
  lines: readonly CartLine[],
  nota?: string,
): SentOrder {
  const now = { detalles: detallesOf(lines), ...(nota && { nota }) };
  const { clave } = before?.usuarioId === usuarioId && isSame(before, now) ? before : { clave: newId() };
  return { clave, usuarioId, ...now };
}

/** A cart that waits for its order's outcome stays as it was sent, also where that is not kept. */
const isSame = (sent: Sent, now: Sent): boolean =>
  sent.detalles === undefined ||
  (sent.nota === now.nota && JSON.stringify(sent.detalles) === JSON.stringify(now.detalles));

type Sent = Pick<OrderAttempt, 'detalles' | 'nota'>;
