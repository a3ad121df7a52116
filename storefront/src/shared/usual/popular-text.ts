import type { Populares } from 'api-client/storefront';

/** Whose orders these are, as far as it may be told. */
export const popularTitle = (de: Populares['de']): string =>
  de === 'zona' ? 'Lo más pedido en tu zona' : 'Lo más pedido en la tienda';

/** How it is known. */
export const POPULAR_LEAD =
  'Todavía no tienes compras. Esto lo pidieron al menos 3 comercios distintos en los últimos 90 días.';
