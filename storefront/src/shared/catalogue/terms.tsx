import { escalaFor, precioFor, quantityAbove, ventaText } from 'api-client/core';
import type { Producto } from 'api-client/storefront';
import { formatMoneyShort } from 'ui-kit/money';
import type { ShownProducto } from './shown-products.ts';

type Sellable = Pick<Producto, 'cantidades'>;
type Priceable = Pick<Producto, 'cantidades' | 'precio'>;

/** Returns the lowest quantity in which the product is sold. */
export const leastOf = ({ cantidades }: Sellable): number => quantityAbove(1, cantidades) ?? 1;

/** Returns the quantity, or the next one in which the product is sold. */
export const soldQuantity = (cantidad: number, { cantidades }: Sellable): number =>
  quantityAbove(cantidad, cantidades) ?? cantidad;

/** Returns the tiers that lower the price, from the quantity in which the product is sold. */
function tiersOf({ precio, cantidades }: Priceable) {
  if (precio === undefined) return [];
  return (cantidades?.escalas ?? []).flatMap((escala) => {
    const desde = quantityAbove(escala.desde, cantidades);
    if (desde === undefined || escala.precio >= precioFor(precio, escala.desde - 1, cantidades)) return [];
    return { escala, text: `desde ${desde}: ${formatMoneyShort(escala.precio)}` };
  });
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sales terms in one line: 'De a 6 · desde 12: $ 950'. Undefined for a product without terms. */
export function termsText(producto: Priceable): string | undefined {
  const parts = [ventaText(producto.cantidades), ...tiersOf(producto).map(({ text }) => text)];
  return capitalized(parts.filter(Boolean).join(' · ')) || undefined;
}

interface TermsProps {
  producto: Priceable;
  /** The chosen quantity: its tier is bold. */
  cantidad: number;
}

/** The sales terms in one line. */
export function Terms({ producto, cantidad }: TermsProps) {
  const { precio = 0, cantidades } = producto;
  const now = escalaFor(precio, cantidad, cantidades);
  const rule = ventaText(cantidades);
  return (
    <>
      {rule}
      {tiersOf(producto).map(({ escala, text }, place) => {
        const Part = escala === now ? 'b' : 'span';
        return (
          <span key={escala.desde}>
            {(rule || place > 0) && ' · '}
            <Part>{rule || place > 0 ? text : capitalized(text)}</Part>
          </span>
        );
      })}
    </>
  );
}

/** Returns what a price shows for a quantity: its price, the struck price, and what the struck price is. */
export function shownPrice(producto: ShownProducto, cantidad: number) {
  const { precio = 0, precio_antes_oferta: before, cantidades } = producto;
  const price = precioFor(precio, cantidad, cantidades);
  return price < precio
    ? { price, previousPrice: precio, previousText: 'Por menos unidades' }
    : { price, previousPrice: before };
}
