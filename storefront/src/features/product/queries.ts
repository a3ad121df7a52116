import { ApiError, productosGetOptions, productosPorCategoriaOptions } from 'api-client/storefront';
import { listOptions } from '../../shared/catalogue/list-options.ts';

export const product = (id: string) => productosGetOptions({ path: { id } });

/** Others of the same category; one more than are shown, since the product itself may be among them. */
export const RELATED = 5;
export const related = (categoryName: string) =>
  listOptions(
    productosPorCategoriaOptions({ path: { categoryName }, query: { limit: RELATED + 1, offset: 0 } }),
  );

/** There is no such product: its id is unknown, or no id at all. */
export const isUnknownProduct = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
