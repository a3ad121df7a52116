import type { Populares } from 'api-client/storefront';

/** Returns a title with the origin of the popular products: the customer's zone or the whole shop. */
export const popularTitle = (de: Populares['de']): string =>
  de === 'zona' ? 'Lo más pedido en tu zona' : 'Lo más pedido en la tienda';

/** Text that explains how the products were selected. */
export const POPULAR_LEAD =
  'Todavía no tienes compras. Esto lo pidieron al menos 3 comercios distintos en los últimos 90 días.';
