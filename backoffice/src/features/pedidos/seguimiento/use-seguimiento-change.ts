import { useQueryClient } from '@tanstack/react-query';
import { pedidosSeguir, type SeguimientoBody } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { putPedidos } from '../set-estado.ts';

/** Assigns an order and changes its tags; lists and page say so at once. */
export function useSeguimientoChange(pedido_id: string) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: async (change: Omit<SeguimientoBody, 'pedido_ids'>) =>
      (await pedidosSeguir({ body: { pedido_ids: [pedido_id], ...change } })).data.pedidos,
    meta: { ownErrors: true },
    onSuccess: (pedidos) => {
      putPedidos(queryClient, pedidos);
      toasts.success('Seguimiento del pedido cambiado');
    },
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
  });
}
