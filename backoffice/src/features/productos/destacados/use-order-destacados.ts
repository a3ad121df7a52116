import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type DestacadosBody, type Producto, productosOrdenarDestacados } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';
import { destacadosOptions } from '../queries.ts';

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

export const idOf = ({ producto_id }: Producto): string => producto_id;

async function send(queryClient: QueryClient, body: DestacadosBody) {
  const { data } = await productosOrdenarDestacados({ body });
  queryClient.setQueryData(destacadosOptions().queryKey, data);
  return data.productos.map(idOf);
}

/** Saves the order unless another user changed it; for some seconds it can be undone. */
export function useOrderDestacados(onDone: () => void) {
  const queryClient = useQueryClient();
  // Load the current list; the user's order is merged with it.
  const onError = () => void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
  return useOnceAtATime({
    mutationFn: (body: DestacadosBody) => send(queryClient, body),
    onSuccess: (now, { antes }) => {
      toasts.success('Orden de destacados guardado', {
        ...UNDO,
        action: undoAction(queryClient, {
          undo: async () => {
            await send(queryClient, { antes: now, productos: antes });
            return 'Orden deshecho: los destacados están como antes.';
          },
          onError,
        }),
      });
      onDone();
    },
    onError,
  });
}
