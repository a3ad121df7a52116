import { tamanoOf } from 'api-client/storefront';

/** Characters that fit in a card's line on the narrowest phone. */
const LONGEST = 16;

/** Returns the quantity at the end of a product's name, such as 'x 500 g', or undefined. */
export function sizeOf(nombre: string): string | undefined {
  const size = tamanoOf(nombre);
  return size !== undefined && size.length <= LONGEST ? size : undefined;
}
