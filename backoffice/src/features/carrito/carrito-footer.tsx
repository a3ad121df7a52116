import { LIMITS, toPesos } from 'api-client/backoffice';
import { totalCents } from 'app-core/cart/totals';
import { CartTotal } from 'ui-kit/cart-total';
import type { Carrito } from '../../shared/carritos/carrito.ts';
import { type Contents, reachesMinimum } from '../../shared/carritos/contents.ts';
import type { Placing } from './use-pedido.ts';

const goals = [
  {
    target: LIMITS.montoMin,
    pendingText: (missing: string) => `Faltan ${missing} para el pedido mínimo`,
    reachedText: 'El pedido alcanza el mínimo',
  },
  {
    target: LIMITS.envioGratis,
    pendingText: (missing: string) => `Faltan ${missing} para el envío gratis`,
    reachedText: 'El envío es gratis',
  },
];

export interface CarritoFooterProps {
  carrito: Carrito;
  contents: Contents;
  placing: Placing;
}

/** How far it is to the minimum, the total, and the order. */
export function CarritoFooter({ carrito: { envio }, contents, placing }: CarritoFooterProps) {
  const { lines, unknown } = contents;
  const reached = reachesMinimum(contents);
  const unanswered = envio !== null && !placing.sending;
  return (
    <CartTotal
      total={toPesos(totalCents(lines))}
      goals={goals}
      onAction={placing.ask}
      disabled={!reached || unknown.length > 0 || !placing.knowsCliente}
      busy={placing.sending}
      message={
        (!reached && unknown.length === 0 && 'El monto mínimo para realizar un pedido es de $50.000') ||
        (unanswered &&
          'No sabemos si el pedido nos llegó. Realízalo de nuevo: si ya lo tenemos, no se repite.')
      }
    />
  );
}
