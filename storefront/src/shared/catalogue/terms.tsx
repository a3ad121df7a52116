import type { Producto } from 'api-client/storefront';
import { escalaFor, ventaText } from 'api-client/storefront';
import { capitalized, tiersOf } from 'app-core/cart/terms';
import { Fragment } from 'react';

interface TermsProps {
  producto: Pick<Producto, 'cantidades' | 'precio' | 'iva'>;
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
      {tiersOf(producto, producto).map(({ escala, text }, place) => {
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
