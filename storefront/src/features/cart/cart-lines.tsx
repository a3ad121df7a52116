import Alert from '@mui/material/Alert';
import { toPesos } from 'api-client/storefront';
import type { CartLine as CartLineData, GoneLine } from 'app-core/cart/line';
import { subtotalCents } from 'app-core/cart/totals';
import { CartLine } from 'ui-kit/cart-line';
import { earlierDay } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { FadingRows } from './fading-rows.tsx';
import { GoneLines } from './gone-lines.tsx';
import { NotedLine } from './noted-line.tsx';
import { useLineProps } from './use-line-props.ts';
import { useLookAgain } from './use-look-again.ts';

export interface CartLinesProps {
  items: readonly CartLineData[];
  /** The server refused the order because products became unavailable; these products have left the cart. */
  refused: boolean;
  gone: readonly GoneLine[];
  /** Products that became unavailable since the last session. */
  left: readonly GoneLine[];
  disabled: boolean;
  /** Whether the user may write notes on the lines. */
  noted: boolean;
}

/** Returns a text with the old price and its date if the price has changed. */
function noticeOf({ precio_antes, puesta_en }: CartLineData): string | undefined {
  if (precio_antes === undefined) return undefined;
  const when = puesta_en && earlierDay(puesta_en);
  return `El precio cambió: ${when ? `${when} costaba` : 'antes'} ${formatMoney(precio_antes)}.`;
}

export function CartLines({ items, refused, gone, left: leftBefore, disabled, noted }: CartLinesProps) {
  const lineProps = useLineProps();
  const left = [...leftBefore, ...useLookAgain()];
  const changed = gone.length > 0 || items.some(({ precio_antes }) => precio_antes !== undefined);
  return (
    <>
      {changed && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          {refused
            ? 'Tu pedido no se envió: algunos productos cambiaron. Revísalos y confirma de nuevo.'
            : 'Algunos precios cambiaron desde que agregaste los productos. El total es el de hoy.'}
          <GoneLines gone={gone} />
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          <GoneLines gone={left} />
        </Alert>
      )}
      <FadingRows>
        {items.map((item) => {
          const line = {
            ...lineProps(item),
            unitPrice: item.precio,
            priceType: item.tipo_de_precio,
            subtotal: toPesos(subtotalCents(item)),
            disabled,
            notice: noticeOf(item),
          };
          return noted ? (
            <NotedLine key={item.producto_id} item={item} {...line} />
          ) : (
            <CartLine key={item.producto_id} {...line} />
          );
        })}
      </FadingRows>
    </>
  );
}
