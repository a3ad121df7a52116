import Button from '@mui/material/Button';
import {
  LIMITS,
  type ModoIva,
  montoMinimoText,
  type Tienda,
  toCents,
  toPesos,
  unsoldText,
  withIvaText,
} from 'api-client/storefront';
import { isNeto, modoOf, partsOf, totalLabel } from 'app-core/cart/iva';
import type { CartLine } from 'app-core/cart/line';
import { unsoldLines } from 'app-core/cart/lines';
import { totalCents } from 'app-core/cart/totals';
import { weighedNote } from 'app-core/cart/weighed';
import { type ReactNode, useState } from 'react';
import { CartTotal } from 'ui-kit/cart-total';
import { finishTurns } from 'ui-kit/use-turn';
import { useMontos } from '../../shared/montos.ts';
import { acceptNewPrices } from './cart-lines.tsx';
import type { useOrder } from './use-order.ts';

export interface CartFooterProps {
  items: readonly CartLine[];
  order: ReturnType<typeof useOrder>;
  /** An order was sent and its outcome is unknown. */
  locked: boolean;
  /** Prices are loading. */
  waits: boolean;
  /** A note exceeds the length limit. */
  tooLong: boolean;
  /** Handler of the order button. */
  onOrder: () => void;
  more: ReactNode;
}

const goalsOf = ({ monto_minimo, envio_gratis }: Tienda, modo: ModoIva) => [
  {
    target: monto_minimo,
    // The text next to the button says what the minimum is for.
    pendingText: (missing: string) => `Te faltan ${missing}${withIvaText(modo)}`,
    reachedText: 'Alcanzaste el pedido mínimo',
  },
  {
    target: envio_gratis,
    pendingText: (missing: string) => `Te faltan ${missing} para el envío gratis${withIvaText(modo)}`,
    reachedText: 'Tienes envío gratis',
  },
];

/** Focuses the quantity of the first line that is not sold in its quantity. */
function focusUnsold(): void {
  finishTurns();
  document.querySelector<HTMLElement>('[data-line][data-unsold] input')?.focus();
}

/** Always visible below the lines: progress towards the minimums, total and order button. */
export function CartFooter({ items, order, locked, waits, tooLong, onOrder, more }: CartFooterProps) {
  const montos = useMontos();
  const total = totalCents(items);
  const parts = partsOf(items);
  const modo = modoOf(items);
  const tooLittle = total < toCents(montos.monto_minimo);
  const rises = items.filter(({ sin_aceptar }) => sin_aceptar).length;
  const [unsold] = unsoldLines(items);
  const [isTold, setTold] = useState(false);
  const orderOrFocus = () => {
    setTold(unsold !== undefined);
    if (unsold) focusUnsold();
    else onOrder();
  };
  const unanswered = locked && !order.sending;
  return (
    <CartTotal
      total={toPesos(total)}
      parts={parts}
      note={weighedNote(items)}
      goals={goalsOf(montos, modo)}
      onAction={rises > 0 ? acceptNewPrices : orderOrFocus}
      disabled={waits || ((tooLittle || tooLong) && rises === 0)}
      texts={{
        total: totalLabel(items.some(isNeto)),
        ...(rises > 0 && { action: 'Aceptar los precios nuevos' }),
      }}
      busy={order.sending}
      message={
        (rises > 0 &&
          `${rises === 1 ? 'Un producto subió' : `${rises} productos subieron`} desde que armaste el carrito. Revisa el precio y acéptalo para seguir.`) ||
        (tooLittle && !waits && montoMinimoText(montos.monto_minimo, modo)) ||
        (isTold &&
          unsold &&
          `${unsold.nombre} necesita otra cantidad. ${unsoldText(unsold.cantidad, unsold.cantidades)}`) ||
        (tooLong && `Una nota es demasiado larga: puede tener hasta ${LIMITS.notaCliente} caracteres.`) ||
        (unanswered &&
          'No sabemos si tu pedido nos llegó. Míralo, o realízalo de nuevo: si ya lo tenemos, no se repite.')
      }
    >
      {unanswered && (
        <Button variant="outlined" fullWidth loading={order.checking} onClick={order.checkArrival}>
          Ver si llegó
        </Button>
      )}
      {more}
    </CartTotal>
  );
}
