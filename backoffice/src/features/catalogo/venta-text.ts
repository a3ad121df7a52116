import { isSold, type Producto, precioFor, quantityAbove } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';

type Terms = Pick<Producto, 'precio' | 'cantidades'>;

/** Returns '$ 950 c/u' if the quantity lowers the price of one unit; otherwise empty. */
export function lowerPriceText({ precio, cantidades }: Terms, cantidad: number | undefined): string {
  if (precio === undefined || cantidad === undefined || !isSold(cantidad, cantidades)) return '';
  const paid = precioFor(precio, cantidad, cantidades);
  return paid < precio ? `${formatMoneyShort(paid)} c/u` : '';
}

/** Returns the quantity to offer at first: `usual`, or the next one that is sold. */
export const offeredCantidad = ({ cantidades }: Terms, usual = 1): number =>
  quantityAbove(usual, cantidades) ?? usual;
