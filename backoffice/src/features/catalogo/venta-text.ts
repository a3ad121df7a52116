import { isSold, type Producto, precioFor, quantityAbove, ventaText } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';

type Terms = Pick<Producto, 'precio' | 'cantidades'>;

/** Returns how the product is sold: 'De a 6 · desde 12: $ 950 · desde 24: $ 900'; empty without a rule. */
export function productoVentaText({ cantidades }: Terms): string {
  const rule = ventaText(cantidades);
  // A tier begins at a quantity that is sold.
  const tiers = (cantidades?.escalas ?? []).map(
    ({ desde, precio }) => `desde ${quantityAbove(desde, cantidades) ?? desde}: ${formatMoneyShort(precio)}`,
  );
  const text = [...(rule ? [rule] : []), ...tiers].join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns '$ 950 c/u' if the quantity lowers the price of one unit; otherwise empty. */
export function lowerPriceText({ precio, cantidades }: Terms, cantidad: number | undefined): string {
  if (precio === undefined || cantidad === undefined || !isSold(cantidad, cantidades)) return '';
  const paid = precioFor(precio, cantidad, cantidades);
  return paid < precio ? `${formatMoneyShort(paid)} c/u` : '';
}

/** Returns the quantity to offer at first: `usual`, or the next one that is sold. */
export const offeredCantidad = ({ cantidades }: Terms, usual = 1): number =>
  quantityAbove(usual, cantidades) ?? usual;
