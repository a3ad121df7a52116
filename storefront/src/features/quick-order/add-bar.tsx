import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toPesos } from 'api-client/storefront';
import { isNeto, totalText } from 'app-core/cart/iva';
import type { Quantity } from 'app-core/cart/line';
import { newLine } from 'app-core/cart/lines';
import { subtotalCents } from 'app-core/cart/totals';
import { useNextOpen } from 'app-core/quick-order/open-row';
import { isOpen, isReady } from 'app-core/quick-order/rows';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { addItem, cart, productsText } from '../../shared/cart/cart.ts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { removeAdded } from '../../shared/cart/fill-up.ts';
import { ACTION_TOAST_MS, CART_MESSAGES, useRefusedByLock } from '../../shared/cart/use-add-to-cart.ts';
import { FootBar } from '../../shared/foot-bar.tsx';
import { FIELD_ID } from './order-field.tsx';
import { addDraft, takeOutRows } from './stored-list.ts';
import type { ListRow } from './use-rows.ts';

interface AddBarProps {
  rows: readonly ListRow[];
  /** Called with the added lines, or with undefined after an undo. */
  onAdded: (added: AddedRows | undefined) => void;
}

/** Bar at the bottom of the window: the lines to add, their total, and the number of open choices. */
export function AddBar({ rows, onAdded }: AddBarProps) {
  const toasts = useToasts();
  const ready = rows.filter(isReady);
  const open = rows.filter(isOpen);
  const goToNext = useNextOpen(open);
  const cents = ready.reduce(
    (sum, { producto, many = 0 }) =>
      sum +
      subtotalCents({ precio: producto?.precio ?? 0, cantidad: many, cantidades: producto?.cantidades }),
    0,
  );
  const isRefused = useRefusedByLock();
  const add = () => {
    if (isRefused()) return;
    const went = new Map<string, number>();
    let isCapped = false;
    for (const { producto, many } of ready) {
      const item = producto && newLine(producto);
      if (!item || many === undefined) continue;
      const count = addItem(item, many);
      if (count < many) isCapped = true;
      if (count > 0) went.set(item.producto_id, (went.get(item.producto_id) ?? 0) + count);
    }
    const quantities = [...went].map(([producto_id, cantidad]) => ({ producto_id, cantidad }));
    if (ready.some(({ inField }) => inField)) addDraft();
    const putBack = takeOutRows(ready.map(({ clave }) => clave));
    const undo = () => {
      if (isRefused()) return;
      removeAdded(quantities);
      putBack();
      document.getElementById(FIELD_ID)?.focus();
      onAdded(undefined);
    };
    onAdded({ count: ready.length, quantities, undo });
    if (isCapped) toasts.warning(CART_MESSAGES.tooMany, { duration: ACTION_TOAST_MS });
    openCart();
  };
  return (
    <FootBar
      text={
        open.length === 0 ? (
          'Precios de hoy'
        ) : (
          <Button onClick={goToNext} sx={{ minHeight: touchTarget, ml: -3 }}>
            {`Te falta elegir ${wholeText(open.length)}`}
          </Button>
        )
      }
      total={totalText(
        ready.some(({ producto }) => producto !== undefined && isNeto(producto)),
        toPesos(cents),
      )}
    >
      <Button
        data-add=""
        variant="contained"
        size="large"
        fullWidth
        disabled={ready.length === 0}
        onClick={add}
      >
        {ready.length === 0 ? 'Agregar al carrito' : `Agregar ${productsText(ready.length)} al carrito`}
      </Button>
    </FootBar>
  );
}

export interface AddedRows {
  /** Number of lines that were added. */
  count: number;
  quantities: readonly Quantity[];
  undo: () => void;
}

/** Shows the last added lines with undo while the cart still holds them. A toast would cover the order button. */
export function AddedNote({ count, quantities, undo }: AddedRows) {
  const isInCart = cart.usePart(({ items }) =>
    quantities.every(({ producto_id, cantidad }) =>
      items.some((item) => item.producto_id === producto_id && item.cantidad >= cantidad),
    ),
  );
  if (!isInCart) return null;
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ mt: 4, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography role="status">{`Agregamos ${productsText(count)} al carrito.`}</Typography>
      <Button onClick={undo}>Deshacer</Button>
    </Stack>
  );
}
