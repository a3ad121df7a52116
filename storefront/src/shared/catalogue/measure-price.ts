import type { Producto } from 'api-client/storefront';
import { formatMoney } from 'ui-kit/money';

/** '$ 17.500,00 el kilo', for who sees prices, where the name says for sure how much is in it. */
export const measurePrice = ({ precio_por_medida: told }: Pick<Producto, 'precio_por_medida'>) =>
  told && `${formatMoney(told.precio)} el ${told.medida}`;
