/** What the customer writes to the house. Asked for with the cart's own screen: no page needs it at first. */
import { LIMITS } from 'api-client/storefront';
import { allLines, type Cart, cart, editLines } from './cart.ts';

/** What is written beside a product, or, of none, with the order. */
export function setNota(productoId: string | undefined, texto: string): void {
  const nota = texto || undefined;
  if (productoId === undefined) cart.change(({ envio: _, ...rest }) => ({ ...rest, nota }));
  else
    editLines((lines) => lines.map((line) => (line.producto_id === productoId ? { ...line, nota } : line)));
}

/** Some note is longer than the house takes. */
export const hasLongNota = (now: Cart): boolean =>
  [now.nota, ...allLines(now).map(({ nota }) => nota)].some(
    (nota) => (nota?.length ?? 0) > LIMITS.notaCliente,
  );
