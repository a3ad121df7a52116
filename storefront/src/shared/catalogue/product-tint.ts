import { tintFor } from 'ui-kit/theme/tint-for';
import type { ShownProducto } from './shown-products.ts';

/** What stands behind a product's picture, the same wherever it is shown: its category's, or else its own name's. */
export const productTint = ({ nombre, categorias }: Pick<ShownProducto, 'nombre' | 'categorias'>) =>
  tintFor(categorias[0]?.nombre ?? nombre);
