import Alert from '@mui/material/Alert';
import { imageSources, LIMITES } from 'api-client/storefront';
import { CartLine } from 'ui-kit/cart-line';
import { formatMoney } from 'ui-kit/money';
import { tintFor } from 'ui-kit/theme/tint-for';
import { useToasts } from 'ui-kit/use-toasts';
import type { Snapshot } from 'valtio';
import { removeItem, setQuantity, subtotalCents } from '../../shared/cart/cart.ts';
import type { CartItem } from '../../shared/cart/stored-cart.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { toPesos } from '../../shared/money.ts';
import type { OrderChanges } from './order-changes.ts';

export interface CartLinesProps {
  items: Snapshot<CartItem[]>;
  changes: OrderChanges;
  disabled: boolean;
}

export function CartLines({ items, changes, disabled }: CartLinesProps) {
  const toasts = useToasts();
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
      {items.map((item) => {
        const [image] = item.imagenes;
        const before = changes.repriced.get(item.producto_id);
        return (
          <CartLine
            key={item.producto_id}
            name={item.nombre}
            picture={image && imageSources({ url: image.url, anchos: [...image.anchos] })}
            tint={tintFor(item.nombre)}
            unitPrice={item.precio}
            priceType={item.tipo_de_precio}
            quantity={item.cantidad}
            max={LIMITES.cantidadMaxima}
            subtotal={toPesos(subtotalCents(item))}
            disabled={disabled}
            notice={before !== undefined && `El precio cambió: antes ${formatMoney(before)}.`}
            onQuantityChange={(cantidad) => setQuantity(item.producto_id, cantidad)}
            onRemove={() => {
              removeItem(item.producto_id);
              toasts.warning(CART_MESSAGES.removed, { duration: 3000 });
            }}
          />
        );
      })}
    </>
  );
}
