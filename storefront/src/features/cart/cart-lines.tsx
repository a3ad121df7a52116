import Alert from '@mui/material/Alert';
import { toPesos } from 'api-client/storefront';
import type { CartLine as CartLineData } from 'app-core/cart/line';
import { subtotalCents } from 'app-core/cart/totals';
import { CartLine } from 'ui-kit/cart-line';
import { formatMoney } from 'ui-kit/money';
import { FadingRows } from './fading-rows.tsx';
import { useLineProps } from './use-line-props.ts';

export interface CartLinesProps {
  items: readonly CartLineData[];
  /** Names of what can no longer be had and left the cart. */
  gone: readonly string[];
  /** Names of what is no longer sold since the last session. */
  left: readonly string[];
  disabled: boolean;
}

export function CartLines({ items, gone, left, disabled }: CartLinesProps) {
  const lineProps = useLineProps();
  const changed = gone.length > 0 || items.some(({ precio_antes }) => precio_antes !== undefined);
  return (
    <>
      {changed && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          Tu pedido no se envió: algunos productos cambiaron. Revísalos y confirma de nuevo.
          {gone.map((nombre) => (
            <div key={nombre}>{nombre}: ya no está disponible y salió del carrito.</div>
          ))}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          {left.map((nombre) => (
            <div key={nombre}>{nombre}: ya no está disponible y salió del carrito.</div>
          ))}
        </Alert>
      )}
      <FadingRows>
        {items.map((item) => (
          <CartLine
            key={item.producto_id}
            {...lineProps(item)}
            unitPrice={item.precio}
            priceType={item.tipo_de_precio}
            subtotal={toPesos(subtotalCents(item))}
            disabled={disabled}
            notice={
              item.precio_antes !== undefined && `El precio cambió: antes ${formatMoney(item.precio_antes)}.`
            }
          />
        ))}
      </FadingRows>
    </>
  );
}
