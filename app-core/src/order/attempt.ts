import type { CartLine, OrderAttempt } from '../cart/line.ts';
import { priceOf } from '../cart/lines.ts';
import { newId } from '../new-id.ts';

/** An order attempt with the lines that it sends. */
export type SentOrder = OrderAttempt & { detalles: ReturnType<typeof detallesOf> };

/** Returns the order lines of a cart, as the API takes them. */
export const detallesOf = (lines: readonly CartLine[]) =>
  lines.map((line) => ({
    producto_id: line.producto_id,
    cantidad: line.cantidad,
    precio_unitario: priceOf(line),
    ...(line.nota && { nota: line.nota }),
  }));

/** Returns the attempt to send. Only the same user and the same content keep the previous idempotency key. */
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

/** Without stored lines, the content counts as the same: the cart does not change while the outcome is unknown. */
const isSame = (sent: Sent, now: Sent): boolean =>
  sent.detalles === undefined ||
  (sent.nota === now.nota && JSON.stringify(sent.detalles) === JSON.stringify(now.detalles));

type Sent = Pick<OrderAttempt, 'detalles' | 'nota'>;
