import { tamanoOf } from 'api-client/storefront';

/** As much as a line of a card on the narrowest phone has room for. */
const LONGEST = 16;

/** The end of a product's name that says how much is in it, as it stands there: 'x 500 g'. Nothing where it does not say. */
export function sizeOf(nombre: string): string | undefined {
  const size = tamanoOf(nombre);
  return size !== undefined && size.length <= LONGEST ? size : undefined;
}
