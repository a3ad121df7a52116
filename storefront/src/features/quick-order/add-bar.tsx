import Button from '@mui/material/Button';
import { toPesos } from 'api-client/storefront';
import { newLine } from 'app-core/cart/lines';
import { subtotalCents } from 'app-core/cart/totals';
import { useNextOpen } from 'app-core/quick-order/open-row';
import { isOpen, isReady } from 'app-core/quick-order/rows';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { addItem, cart, isLocked } from '../../shared/cart/cart.ts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { productsText } from '../../shared/cart/count-text.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { FootBar } from '../../shared/foot-bar.tsx';
import { sessionUserId } from '../../shared/session/session.ts';
import { removeRows } from './stored-list.ts';
import type { ListRow } from './use-rows.ts';

/** At the window's foot: what goes into the cart, what it costs, and what still waits for an answer. */
export function AddBar({ rows }: { rows: readonly ListRow[] }) {
  const toasts = useToasts();
  const ready = rows.filter(isReady);
  const open = rows.filter(isOpen);
  const goToNext = useNextOpen(open);
  const cents = ready.reduce(
    (sum, { producto, many }) => sum + subtotalCents({ precio: producto?.precio ?? 0, cantidad: many ?? 0 }),
    0,
  );
  const add = () => {
    if (isLocked(cart.get().envio, sessionUserId())) {
      return toasts.warning(CART_MESSAGES.locked, { key: 'pendiente' });
    }
    let capped = false;
    for (const { producto, many } of ready) {
      const item = producto && newLine(producto);
      if (item && many !== undefined && addItem(item, many) < many) capped = true;
    }
    removeRows(ready.map(({ clave }) => clave));
    if (capped) toasts.warning(CART_MESSAGES.tooMany, { duration: 5000 });
    else toasts.success(`Agregamos ${productsText(ready.length)} al carrito.`, { duration: 3000 });
    openCart();
  };
  return (
    <FootBar
      text={
        open.length === 0 ? (
          'Precios de hoy'
        ) : (
          <Button onClick={goToNext} sx={{ minHeight: touchTarget, ml: -2 }}>
            {`Te falta elegir ${wholeText(open.length)}`}
          </Button>
        )
      }
      total={toPesos(cents)}
    >
      <Button variant="contained" size="large" fullWidth disabled={ready.length === 0} onClick={add}>
        {ready.length === 0 ? 'Agregar al carrito' : `Agregar ${productsText(ready.length)} al carrito`}
      </Button>
    </FootBar>
  );
}
