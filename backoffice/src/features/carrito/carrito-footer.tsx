import { LIMITS, toPesos } from 'api-client/backoffice';
import { totalCents } from 'app-core/cart/totals';
import { CartTotal } from 'ui-kit/cart-total';
import { type Carrito, reachesMinimum } from '../../shared/carritos/carrito.ts';
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

/** How far it is to the minimum, the total, and the order. */
export function CarritoFooter({ carrito, placing }: { carrito: Carrito; placing: Placing }) {
  const { lineas, pendientes, envio } = carrito;
  const reached = reachesMinimum(carrito);
  const unanswered = envio !== null && !placing.sending;
  return (
    <CartTotal
      total={toPesos(totalCents(lineas))}
      goals={goals}
      onAction={placing.ask}
      disabled={!reached || pendientes.length > 0}
      busy={placing.sending}
      message={
        (!reached && 'El monto mínimo para realizar un pedido es de $50.000') ||
        (unanswered &&
          'No sabemos si el pedido nos llegó. Realízalo de nuevo: si ya lo tenemos, no se repite.')
      }
    />
  );
}
