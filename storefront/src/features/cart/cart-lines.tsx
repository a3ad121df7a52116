import Alert from '@mui/material/Alert';
import { CartLine } from 'ui-kit/cart-line';
import { formatMoney } from 'ui-kit/money';
import type { Snapshot } from 'valtio';
import { subtotalCents } from '../../shared/cart/cart.ts';
import type { CartItem } from '../../shared/cart/stored-cart.ts';
import { toPesos } from '../../shared/money.ts';
import { FadingRows } from './fading-rows.tsx';
import type { OrderChanges } from './order-changes.ts';
import { useLineProps } from './use-line-props.ts';

export interface CartLinesProps {
  items: Snapshot<CartItem[]>;
  changes: OrderChanges;
  disabled: boolean;
}

export function CartLines({ items, changes, disabled }: CartLinesProps) {
  const lineProps = useLineProps();
  const changed = changes.removed.length > 0 || changes.repriced.size > 0;
  return (
    <>
      {changed && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          Tu pedido no se envió: algunos productos cambiaron. Revísalos y confirma de nuevo.
          {changes.removed.map((nombre) => (
            <div key={nombre}>{nombre}: ya no está disponible y salió del carrito.</div>
          ))}
        </Alert>
      )}
      <FadingRows>
        {items.map((item) => {
          const before = changes.repriced.get(item.producto_id);
          return (
            <CartLine
              key={item.producto_id}
              {...lineProps(item)}
              unitPrice={item.precio}
              priceType={item.tipo_de_precio}
              subtotal={toPesos(subtotalCents(item))}
              disabled={disabled}
              notice={before !== undefined && `El precio cambió: antes ${formatMoney(before)}.`}
            />
          );
        })}
      </FadingRows>
    </>
  );
}
