import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pedidosCreateAdminMutation } from 'api-client/backoffice';
import { usePlacing } from 'app-core/order/use-placing';
import { hasStatus, isToldByPolicy } from 'app-core/queries/errors';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useToasts } from 'ui-kit/use-toasts';
import {
  beginPedido,
  closeCarrito,
  emptyCarrito,
  releasePedido,
  useCarritos,
} from '../../shared/carritos/carritos.ts';
import { PEDIDOS_QUERIES } from '../../shared/queries.ts';
import { currentToken, visitorKind } from '../../shared/session/access.ts';
import { ask, showDrawer } from './dialog-store.ts';

/** How long 'Pedido confirmado' stands before the app goes to the orders (staff document, section 9). */
const LEAVES_AFTER = 2000;

/** From 'Realizar pedido' in the cart that this tab works on to the order's outcome. */
export function usePedido() {
  const { current } = useCarritos();
  const { carrito_id, cliente } = current;
  const toasts = useToasts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaveLater = useLeaveLater();
  const { sending, place, leave } = usePlacing(pedidosCreateAdminMutation());

  const say = (message: string) => void toasts.error(message, { key: 'pedido' });

  const refuseVisitor = () => {
    toasts.error('Debes iniciar sesión para realizar un pedido.');
    emptyCarrito(carrito_id);
    showDrawer(false);
    ask(null);
  };

  const confirm = async (customer: string) => {
    const { clave, usuarioId, detalles } = beginPedido(carrito_id, customer);
    const order = { query: { usuarioId }, body: { detalles }, headers: { 'Idempotency-Key': clave } };
    await place(order, {
      placed: () => {
        toasts.success('Pedido confirmado');
        closeCarrito(carrito_id);
        showDrawer(false);
        void queryClient.invalidateQueries(PEDIDOS_QUERIES);
        leaveLater(() => navigate({ to: '/panel-pedidos' }), LEAVES_AFTER);
      },
      refused: (error) => {
        releasePedido(carrito_id, error.details);
        // One for the token of before ended no session, and nobody else tells it.
        const late = hasStatus(error, 401) && currentToken() !== undefined;
        if (late || !isToldByPolicy(error)) say(error.message);
      },
      // The key stays with the cart: sent again, it is the same order.
      unknown: (message) => message && say(message),
    });
    ask(null);
  };

  return {
    sending,
    leave,
    ask: () => {
      if (visitorKind() !== 'staff') refuseVisitor();
      else ask(cliente ? 'confirm' : 'choose');
    },
    confirm: () => {
      if (visitorKind() !== 'staff') return refuseVisitor();
      if (cliente && !sending) void confirm(cliente.usuario_id);
    },
  };
}

export type Placing = ReturnType<typeof usePedido>;
