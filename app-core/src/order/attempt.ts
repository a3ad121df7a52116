import type { CartLine, OrderAttempt } from '../cart/line.ts';
import { newId } from '../new-id.ts';

/**
 * The order that is about to be sent, or the one whose outcome is still open: the same key for the same content of the
 * same person, and for nothing else.
 */
export function attemptOf(
  before: OrderAttempt | null | undefined,
  usuarioId: string,
  lines: readonly CartLine[],
): OrderAttempt {
  const detalles = lines.map(({ producto_id, cantidad, precio }) => ({
    producto_id,
    cantidad,
    precio_unitario: precio,
  }));
  const same =
    before?.usuarioId === usuarioId && JSON.stringify(before.detalles) === JSON.stringify(detalles);
  return same ? before : { clave: newId(), usuarioId, detalles };
}
