import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Producto, productosUpdate } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { isTold } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type ToastKey, toasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { undoAction } from '../../shared/undo-action.ts';

/** What is edited of a product without leaving its list. */
export type Edicion = Partial<
  Pick<Producto, 'nombre' | 'precio' | 'disponible' | 'producto_destacado' | 'en_promocion' | 'nuevo_ingreso'>
>;

/** Long enough to look at the list. */
const UNDO = { duration: 10_000 };
/** One after the other is edited: the last one can be taken back from here, the ones before in the list. */
let told: ToastKey | undefined;

type Seen = Pick<Producto, 'producto_id' | 'version'>;
/** What one's own edits made of the versions that the list shows, until it is there anew: nobody is in their own way. */
type Own = Map<string, number>;
const known = new WeakMap<QueryClient, Own>();

function ownOf(queryClient: QueryClient): Own {
  const own = known.get(queryClient) ?? new Map<string, number>();
  known.set(queryClient, own);
  return own;
}

function versionOf({ producto_id, version = 1 }: Seen, own: Own): number {
  const next = own.get(`${producto_id} ${version}`);
  return next === undefined ? version : versionOf({ producto_id, version: next }, own);
}

async function send(producto: Producto, body: Edicion, own: Own): Promise<Producto> {
  const { producto_id: id } = producto;
  const version = versionOf(producto, own);
  const { data } = await productosUpdate({ path: { id }, body, headers: { 'If-Match': `"${version}"` } });
  if (data.version !== undefined && data.version > version) own.set(`${id} ${version}`, data.version);
  return data;
}

const partOf = (producto: Producto, fields: Edicion): Edicion =>
  Object.fromEntries(
    Object.keys(fields).map((field) => [field, producto[field as keyof Edicion]]),
  ) as Edicion;

export interface EditProductoOptions {
  /** What the toast says was done. */
  tell: (changed: Producto) => string;
  onDone?: () => void;
  /** Says it where it was edited; in a toast otherwise. */
  onRefused?: (message: string) => void;
}

/**
 * Saves something of a product from its list, unless somebody changed the product since it was shown. For some seconds
 * it can be taken back.
 */
export function useEditProducto(producto: Producto, { tell, onDone, onRefused }: EditProductoOptions) {
  const queryClient = useQueryClient();
  const own = ownOf(queryClient);
  const refresh = () => queryClient.invalidateQueries(PRODUCTOS_QUERIES);
  return useOnceAtATime({
    mutationFn: async (edicion: Edicion) => ({
      before: producto,
      changed: await send(producto, edicion, own),
    }),
    // One after the other, whatever of it is edited.
    scope: { id: `producto ${producto.producto_id}` },
    onSuccess: ({ before, changed }, edicion) => {
      if (told !== undefined) toasts.close(told);
      told = toasts.success(tell(changed), {
        ...UNDO,
        action: undoAction(queryClient, {
          undo: async () => {
            const back = await send(changed, partOf(before, edicion), own);
            void refresh();
            return `Cambio deshecho: ${back.nombre}.`;
          },
          onError: () => void refresh(),
        }),
      });
      onDone?.();
    },
    onFailure: onRefused && ((error) => onRefused(messageOf(error))),
    // Where the policy told the reason, the edited field says only that nothing was saved.
    onError: (error) => isTold(error) && onRefused?.('No se guardó.'),
    // After a conflict too: the list shows what it is now.
    onSettled: refresh,
  });
}
