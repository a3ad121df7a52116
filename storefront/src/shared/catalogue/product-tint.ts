import { tintFor } from 'ui-kit/theme/tint-for';
import type { ShownProducto } from './shown-products.ts';

/** Background of a product's picture, from its category or else its name, so that it is the same everywhere. */
export const productTint = ({ nombre, categorias }: Pick<ShownProducto, 'nombre' | 'categorias'>) =>
  tintFor(categorias[0]?.nombre ?? nombre);
