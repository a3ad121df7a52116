import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pedidosCerrarIntento, pedidosCreateAdminMutation } from 'api-client/backoffice';
import { detallesOf } from 'app-core/order/attempt';
import { usePlacing } from 'app-core/order/use-placing';
import { useDelayedNavigation } from 'app-core/use-delayed-navigation';
import { useToasts } from 'ui-kit/use-toasts';
import {
  beginPedido,
  type Carrito,
  closeCarrito,
  emptyCarrito,
  releasePedido,
  unlockCarrito,
} from '../../shared/carritos/carritos.ts';
import type { Contents } from '../../shared/carritos/contents.ts';
import { PEDIDOS_QUERIES } from '../../shared/queries.ts';
import { visitorKind } from '../../shared/session/access.ts';
import { showDrawer, showQuestion } from './dialog-store.ts';
import type { Cliente } from './use-cliente.ts';

/** Milliseconds that 'Pedido confirmado' shows before the orders open (staff document, section 9). */
const LEAVES_AFTER = 2000;

/** Places the order of this tab's cart, and handles each outcome. */
export function usePedido({ carrito_id, cliente, envio }: Carrito, { lines }: Contents, { data }: Cliente) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaveLater = useDelayedNavigation();
  const { sending, place, leave, check, checking } = usePlacing({
    create: pedidosCreateAdminMutation(),
    settle: (clave) => pedidosCerrarIntento({ path: { clave }, throwOnError: true }),
  });

  const say = (message: string) => void toasts.error(message, { key: 'pedido' });

  const refuseVisitor = () => {
    toasts.error('Debes iniciar sesión para realizar un pedido.');
    emptyCarrito(carrito_id);
    showDrawer(false);
    showQuestion(null);
  };

  /** The order was placed. */
  const done = () => {
    closeCarrito(carrito_id);
    showDrawer(false);
    void queryClient.invalidateQueries(PEDIDOS_QUERIES);
    leaveLater(() => navigate({ to: '/panel-pedidos' }), LEAVES_AFTER);
  };

  const placed = () => {
    toasts.success('Pedido confirmado');
    done();
  };

  /** Asks the server whether the order with the lost response arrived. */
  const checkArrival = () => {
    if (!envio) return;
    const { clave } = envio;
    void check(clave, {
      placed,
      free: () => {
        unlockCarrito(carrito_id, clave);
        toasts.info('El pedido no nos había llegado. Puedes cambiar el carrito o enviarlo de nuevo.');
      },
      unknown: (message) => message && say(message),
    });
  };

  const confirm = async (usuarioId: string) => {
    const clave = beginPedido(carrito_id);
    const order = {
      query: { usuarioId },
      body: { detalles: detallesOf(lines) },
      headers: { 'Idempotency-Key': clave },
    };
    await place(order, {
      placed,
      refused: (error, message) => {
        // A cart with an unknown outcome can't change; only the shop's prices can have.
        if (error.code === 'CLAVE_REUTILIZADA') {
          toasts.warning(
            'El pedido ya nos había llegado, con los precios de entonces: está en Área de Pedidos.',
          );
          return done();
        }
        releasePedido(carrito_id, error.details);
        if (message) say(message);
      },
      unsent: () => {
        // An earlier attempt may have arrived, so this failure must not unlock the cart.
        if (!envio) unlockCarrito(carrito_id, clave);
        say('No hay señal: el pedido no salió. El carrito sigue como estaba.');
      },
      // The cart keeps the key, so that a retry is the same order.
      unknown: (message) => message && say(message),
    });
    showQuestion(null);
  };

  return {
    sending,
    leave,
    checkArrival,
    checking,
    /** The question shows the customer's name. */
    knowsCliente: cliente === null || data !== undefined,
    ask: () => {
      if (visitorKind() !== 'staff') refuseVisitor();
      else showQuestion(cliente ? 'confirm' : 'choose');
    },
    confirm: () => {
      if (visitorKind() !== 'staff') return refuseVisitor();
      if (cliente && !sending) void confirm(cliente);
    },
  };
}

export type Placing = ReturnType<typeof usePedido>;
