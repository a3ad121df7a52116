import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Producto, type ProductoFlag, productosUpdate } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { isReported } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type ComponentProps, useState } from 'react';
import { useTyped } from 'ui-kit/typed';
import { type ToastKey, toasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { undoAction } from '../../shared/undo-action.ts';

/** The fields that can be edited in the list. */
type Edicion = Partial<Pick<Producto, 'nombre' | 'precio' | 'disponible'> & Record<ProductoFlag, boolean>>;

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };
/** The toast can undo only the last edit. */
let told: ToastKey | undefined;

type Seen = Pick<Producto, 'producto_id' | 'version'>;
/** Versions after the user's own edits, until the list has reloaded: an own edit is no conflict. */
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

interface EditProductoOptions {
  /** Returns the toast's text. */
  tell: (changed: Producto) => string;
  onDone?: () => void;
  /** Shows the error at the field; without it a toast does. */
  onRefused?: (message: string) => void;
}

/**
 * Saves a field of a product from the list, unless another user changed the product; for some seconds it can be undone.
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
    // Edits of one product run one after another.
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
    // The reason was shown already; the field says only that nothing was saved.
    onError: (error) => isReported(error) && onRefused?.('No se guardó.'),
    // After a conflict too: the list shows the current values.
    onSettled: refresh,
  });
}

/** A field in place of a cell's text: focused, with its text selected. */
export function InPlace(props: ComponentProps<'span'>) {
  const focus = (root: HTMLSpanElement | null) => {
    const input = root?.querySelector('input');
    input?.focus();
    input?.select();
  };
  const [first] = useState(() => focus);
  return <span ref={first} {...props} />;
}

/**
 * Asks before leaving the page or changing the list's filter while a row's field is open.
 * @param when the typed text differs and is not being saved
 * @param what 'El precio nuevo de Almendra'
 */
export const useAskOpenField = (when: boolean, what: string): void =>
  useTyped(when, { inList: true, text: `${what} no está guardado.` });
