import type { Producto } from 'api-client/storefront';
import { formatMoney } from 'ui-kit/money';

/** Returns a text like '$ 17.500,00 el kilo', if the API sent a price per measure. */
export const measurePrice = ({ precio_por_medida: told }: Pick<Producto, 'precio_por_medida'>) =>
  told && `${formatMoney(told.precio)} el ${told.medida}`;
