/** The sales terms of a product by quantity, in one line. */
import { type Cantidades, precioFor, quantityAbove, ventaText } from 'api-client/core';
import { formatMoneyShort } from 'ui-kit/money';
import { shownAmount, type Taxed } from './iva.ts';

/** Without a price for users who may not see prices. */
export interface TermsOf {
  precio?: number | undefined;
  cantidades?: Cantidades | undefined;
}

/**
 * Returns the tiers that lower the price, from the quantity in which the product is sold. `seen`: how the customer sees the
 * tax; staff see prices with the tax.
 */
export function tiersOf({ precio, cantidades }: TermsOf, seen: Taxed = {}) {
  if (precio === undefined) return [];
  return (cantidades?.escalas ?? []).flatMap((escala) => {
    const desde = quantityAbove(escala.desde, cantidades);
    if (desde === undefined || escala.precio >= precioFor(precio, escala.desde - 1, cantidades)) return [];
    // Two tiers may begin at the same multiple: the lower price counts there.
    if (escala.precio > precioFor(precio, desde, cantidades)) return [];
    // The amount may go to the next line with larger text, but never breaks itself.
    return { escala, text: `desde\u00a0${desde}: ${formatMoneyShort(shownAmount(seen, escala.precio))}` };
  });
}

/** Returns the text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sales terms in one line: 'De a 6 · desde 12: $ 950'. Undefined for a product without terms. */
export function termsText(producto: TermsOf, seen?: Taxed): string | undefined {
  const parts = [ventaText(producto.cantidades), ...tiersOf(producto, seen).map(({ text }) => text)];
  return capitalized(parts.filter(Boolean).join(' · ')) || undefined;
}
