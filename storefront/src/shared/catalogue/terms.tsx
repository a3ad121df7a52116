import type { Producto } from 'api-client/storefront';
import { escalaFor, precioFor, quantityAbove, ventaText } from 'api-client/storefront';
import { Fragment } from 'react';
import { formatMoneyShort } from 'ui-kit/money';

type Priceable = Pick<Producto, 'cantidades' | 'precio'>;

/** Returns the tiers that lower the price, from the quantity in which the product is sold. */
function tiersOf({ precio, cantidades }: Priceable) {
  if (precio === undefined) return [];
  return (cantidades?.escalas ?? []).flatMap((escala) => {
    const desde = quantityAbove(escala.desde, cantidades);
    if (desde === undefined || escala.precio >= precioFor(precio, escala.desde - 1, cantidades)) return [];
    // Two tiers may begin at the same multiple: the lower price counts there.
    if (escala.precio > precioFor(precio, desde, cantidades)) return [];
    // No-break spaces: a narrow card breaks only between tiers.
    return { escala, text: `desde\u00a0${desde}:\u00a0${formatMoneyShort(escala.precio)}` };
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
          <Fragment key={escala.desde}>
            {(rule || place > 0) && ' · '}
            <Part>{rule || place > 0 ? text : capitalized(text)}</Part>
          </Fragment>
        );
      })}
    </>
  );
}
