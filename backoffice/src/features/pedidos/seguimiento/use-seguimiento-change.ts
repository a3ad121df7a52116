import { useQueryClient } from '@tanstack/react-query';
import { type PedidoDelPanel, pedidosSeguir, type SeguimientoBody } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type ToastKey, toasts } from 'ui-kit/use-toasts';
import { putPedidos } from '../set-estado.ts';
import { undoAction } from '../undo-estados.ts';

export type SeguimientoChange = Omit<SeguimientoBody, 'pedido_ids' | 'solo_de'>;

/** Milliseconds, long enough to look at the order. */
const UNDO = { duration: 10_000 };
/** Only the last change can be undone here; earlier tag changes in the dialog. */
let told: ToastKey | undefined;

/** Returns the change that undoes a change, unless another user reassigned the order. */
export const inverseOf = (
  { asignado }: PedidoDelPanel,
  { asignado_a, etiquetas_nuevas, etiquetas_quitadas }: SeguimientoChange,
): Omit<SeguimientoBody, 'pedido_ids'> => ({
  ...(asignado_a !== undefined && { asignado_a: asignado?.usuario_id ?? null, solo_de: asignado_a }),
  ...(etiquetas_nuevas && { etiquetas_quitadas: etiquetas_nuevas }),
  ...(etiquetas_quitadas && { etiquetas_nuevas: etiquetas_quitadas }),
});

/** Assigns an order and changes its tags; lists and page update at once, and for some seconds it can be undone. */
export function useSeguimientoChange(pedido: PedidoDelPanel) {
  const queryClient = useQueryClient();
  const send = async (change: Omit<SeguimientoBody, 'pedido_ids'>) => {
    const { data } = await pedidosSeguir({ body: { pedido_ids: [pedido.pedido_id], ...change } });
    putPedidos(queryClient, data.pedidos);
  };
  return useOnceAtATime({
    mutationFn: async (change: SeguimientoChange) => {
      const back = inverseOf(pedido, change);
      await send(change);
      return back;
    },
    onSuccess: (back) => {
      if (told !== undefined) toasts.close(told);
      told = toasts.success('Seguimiento del pedido cambiado', {
        ...UNDO,
        action: undoAction(
          queryClient,
          async () => {
            await send(back);
            return `Pedido ${pedido.numero}: seguimiento como antes.`;
          },
          {},
        ),
      });
    },
  });
}
