import type { CartLine, OrderAttempt } from '../cart/line.ts';
import { newId } from '../new-id.ts';

/** What an order says of a cart's lines. */
export const detallesOf = (lines: readonly CartLine[]): OrderAttempt['detalles'] =>
  lines.map(({ producto_id, cantidad, precio }) => ({ producto_id, cantidad, precio_unitario: precio }));

/**
 * The order that is about to be sent, or the one whose outcome is still open: the same key for the same content of the
 * same person, and for nothing else.
 */
export function attemptOf(
  before: OrderAttempt | null | undefined,
  usuarioId: string,
  lines: readonly CartLine[],
): OrderAttempt {
  const detalles = detallesOf(lines);
  const same =
    before?.usuarioId === usuarioId && JSON.stringify(before.detalles) === JSON.stringify(detalles);
  return same ? before : { clave: newId(), usuarioId, detalles };
}
