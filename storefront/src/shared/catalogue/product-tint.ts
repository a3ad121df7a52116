import type { Producto } from 'api-client/storefront';
import { tintFor } from 'ui-kit/theme/tint-for';

/** What stands behind a product's picture, the same wherever it is shown: its category's, or else its own name's. */
export const productTint = ({ nombre, categorias }: Pick<Producto, 'nombre' | 'categorias'>) =>
  tintFor(categorias[0]?.nombre ?? nombre);
