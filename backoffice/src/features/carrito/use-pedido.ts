import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, pedidosCreateAdminMutation } from 'api-client/backoffice';
import { useToasts } from 'ui-kit/use-toasts';
import {
  cerrarCarrito,
  empezarPedido,
  soltarPedido,
  useCarritos,
  vaciarCarrito,
} from '../../shared/carritos/carritos.ts';
import { isToldByPolicy, messageOf } from '../../shared/errors.ts';
import { PEDIDOS_QUERIES } from '../../shared/queries.ts';
import { visitorKind } from '../../shared/session/access.ts';
import { useLeaveLater } from '../../shared/use-leave-later.ts';
import { mostrarPanel, preguntar } from './pedido-store.ts';

/** How long 'Pedido confirmado' stands before the app goes to the orders (staff document, section 9). */
const LEAVES_AFTER = 2000;

/** The order may have been placed or not: its answer never came, or is not the server's own. */
const isUnknownOutcome = (error: unknown) =>
  !(error instanceof ApiError) || [0, 502, 504].includes(error.status) || error.code === 'DESCONOCIDO';

/** From 'Realizar pedido' in the cart that this tab works on to the order's outcome. */
export function usePedido() {
  const { actual } = useCarritos();
  const { carrito_id, cliente } = actual;
  const toasts = useToasts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaveLater = useLeaveLater();
  const { mutate, isPending } = useMutation({
    ...pedidosCreateAdminMutation(),
    meta: { ownErrors: true },
    onSuccess: () => {
      toasts.success('Pedido confirmado');
      cerrarCarrito(carrito_id);
      mostrarPanel(false);
      void queryClient.invalidateQueries(PEDIDOS_QUERIES);
      leaveLater(() => navigate({ to: '/panel-pedidos' }), LEAVES_AFTER);
    },
    onError: (error) => {
      console.error('Error al crear el pedido', error);
      // The key stays with the cart: sent again, it is the same order.
      const details = error instanceof ApiError ? error.details : [];
      if (!isUnknownOutcome(error)) soltarPedido(carrito_id, details);
      if (!isToldByPolicy(error)) toasts.error(messageOf(error), { key: 'pedido' });
    },
    onSettled: () => preguntar(null),
  });

  const refuseVisitor = () => {
    toasts.error('Debes iniciar sesión para realizar un pedido.');
    vaciarCarrito(carrito_id);
    mostrarPanel(false);
    preguntar(null);
  };

  return {
    sending: isPending,
    ask: () => {
      if (visitorKind() !== 'personal') refuseVisitor();
      else preguntar(cliente ? 'confirmar' : 'elegir');
    },
    confirm: () => {
      if (visitorKind() !== 'personal') return refuseVisitor();
      if (!cliente || isPending) return;
      const { clave, usuarioId, detalles } = empezarPedido(carrito_id, cliente.usuario_id);
      mutate({ query: { usuarioId }, body: { detalles }, headers: { 'Idempotency-Key': clave } });
    },
  };
}

export type Pedir = ReturnType<typeof usePedido>;
