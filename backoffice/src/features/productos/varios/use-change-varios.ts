import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { patiently, productosCambiarVarios } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';
import { type Cambio, type Plan, productosText } from './changes.ts';

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

const send = async (cambios: Cambio[]) =>
  (await productosCambiarVarios({ body: { cambios }, ...patiently })).data.productos;

const failing = (queryClient: QueryClient) => ({
  onFailure: (error: unknown) => toasts.error(`No se cambió ningún producto. ${messageOf(error)}`),
  onError: () => void queryClient.invalidateQueries(PRODUCTOS_QUERIES),
});

/** Changes several products in one call, all or none; for some seconds it can be undone. */
export function useChangeVarios(onDone: () => void) {
  const queryClient = useQueryClient();

  const undo = (cambios: Cambio[]) =>
    undoAction(queryClient, {
      undo: async () => {
        const productos = await send(cambios);
        void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
        return `Cambio deshecho en ${productosText(productos.length)}.`;
      },
      ...failing(queryClient),
    });

  return useOnceAtATime({
    mutationFn: ({ changing }: Plan) =>
      send(
        changing.map(({ producto: { producto_id, version = 1 }, next }) => ({
          producto_id,
          version,
          ...next,
        })),
      ),
    onSuccess: (productos, { changing }) => {
      const versions = new Map(productos.map(({ producto_id, version = 1 }) => [producto_id, version]));
      const back = changing.map(({ producto: { producto_id }, before }) => ({
        producto_id,
        version: versions.get(producto_id) ?? 1,
        ...before,
      }));
      const done = changing.length === 1 ? 'Cambió' : 'Cambiaron';
      toasts.success(`${done} ${productosText(changing.length)}.`, {
        ...UNDO,
        action: undo(back),
      });
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
      onDone();
    },
    ...failing(queryClient),
  });
}
