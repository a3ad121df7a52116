/** The customer's notes. A module of its own, loaded with the cart's screen, to keep it out of first-load JavaScript. */
import { LIMITS } from 'api-client/storefront';
import { allLines, type Cart, cart, editLines } from './cart.ts';

/** Sets the note of a product, or of the whole order if `productoId` is undefined. */
export function setNota(productoId: string | undefined, texto: string): void {
  const nota = texto || undefined;
  if (productoId === undefined) cart.change(({ envio: _, ...rest }) => ({ ...rest, nota }));
  else
    editLines((lines) => lines.map((line) => (line.producto_id === productoId ? { ...line, nota } : line)));
}

/** True if any note exceeds the length limit. */
export const hasLongNota = (now: Cart): boolean =>
  [now.nota, ...allLines(now).map(({ nota }) => nota)].some(
    (nota) => (nota?.length ?? 0) > LIMITS.notaCliente,
  );
