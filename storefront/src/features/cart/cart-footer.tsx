import { LIMITS, toCents, toPesos } from 'api-client/storefront';
import type { CartLine } from 'app-core/cart/line';
import { totalCents } from 'app-core/cart/totals';
import type { ReactNode } from 'react';
import { CartTotal } from 'ui-kit/cart-total';
import type { useOrder } from './use-order.ts';

export interface CartFooterProps {
  items: readonly CartLine[];
  order: ReturnType<typeof useOrder>;
  /** An order was sent and its outcome is not known. */
  locked: boolean;
  /** Prices are on their way. */
  waits: boolean;
  /** What pressing the order button does. */
  onOrder: () => void;
  more: ReactNode;
}

const goals = [
  {
    target: LIMITS.montoMin,
    // What for stands next to the button, in the document's words.
    pendingText: (missing: string) => `Te faltan ${missing}`,
    reachedText: 'Alcanzaste el pedido mínimo',
  },
  {
    target: LIMITS.envioGratis,
    pendingText: (missing: string) => `Te faltan ${missing} para el envío gratis`,
    reachedText: 'Tienes envío gratis',
  },
];

/** Always in view under the lines: how far it is, the total, and the order. */
export function CartFooter({ items, order, locked, waits, onOrder, more }: CartFooterProps) {
  const total = totalCents(items);
  const tooLittle = total < toCents(LIMITS.montoMin);
  const unanswered = locked && !order.sending;
  return (
    <CartTotal
      total={toPesos(total)}
      goals={goals}
      onAction={onOrder}
      disabled={tooLittle || waits}
      busy={order.sending}
      message={
        (tooLittle && !waits && 'El monto mínimo para realizar un pedido es de $50.000') ||
        (unanswered &&
          'No sabemos si tu pedido nos llegó. Realízalo de nuevo: si ya lo tenemos, no se repite.')
      }
    >
      {more}
    </CartTotal>
  );
}
