import { tamanoOf } from 'api-client/storefront';

/** As much as a line of a card on the narrowest phone has room for. */
const LONGEST = 16;

/** A name to stand in running text, where no line ends between a number and what it counts: 'x 500 g'. */
export const unbroken = (nombre: string): string =>
  nombre.replace(/(?<=\bx) (?=\d)|(?<=\d) (?=(?:g|kg|ml|l|lt|cc|cm|unidades)\b)/gi, '\u00a0');

/** The end of a product's name that says how much is in it, as it stands there: 'x 500 g'. Nothing where it does not say. */
export function sizeOf(nombre: string): string | undefined {
  const size = tamanoOf(nombre);
  return size !== undefined && size.length <= LONGEST ? size : undefined;
}
