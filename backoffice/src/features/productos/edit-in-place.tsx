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
let lastToast: ToastKey | undefined;

type ProductoVersion = Pick<Producto, 'producto_id' | 'version'>;
/** Versions after the user's own edits, until the list has reloaded: an own edit is no conflict. */
type OwnVersions = Map<string, number>;
const ownVersionsByClient = new WeakMap<QueryClient, OwnVersions>();

function getOwnVersions(queryClient: QueryClient): OwnVersions {
  const ownVersions = ownVersionsByClient.get(queryClient) ?? new Map<string, number>();
  ownVersionsByClient.set(queryClient, ownVersions);
  return ownVersions;
}

function findVersion({ producto_id, version = 1 }: ProductoVersion, ownVersions: OwnVersions): number {
  const next = ownVersions.get(`${producto_id} ${version}`);
  return next === undefined ? version : findVersion({ producto_id, version: next }, ownVersions);
}

async function send(producto: Producto, body: Edicion, ownVersions: OwnVersions): Promise<Producto> {
  const { producto_id: id } = producto;
  const version = findVersion(producto, ownVersions);
  const { data } = await productosUpdate({ path: { id }, body, headers: { 'If-Match': `"${version}"` } });
  if (data.version !== undefined && data.version > version) ownVersions.set(`${id} ${version}`, data.version);
  return data;
}

const pickFields = (producto: Producto, fields: Edicion): Edicion =>
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
  const ownVersions = getOwnVersions(queryClient);
  const refresh = () => queryClient.invalidateQueries(PRODUCTOS_QUERIES);
  return useOnceAtATime({
    mutationFn: async (edicion: Edicion) => ({
      before: producto,
      changed: await send(producto, edicion, ownVersions),
    }),
    // Edits of one product run one after another.
    scope: { id: `producto ${producto.producto_id}` },
    onSuccess: ({ before, changed }, edicion) => {
      if (lastToast !== undefined) toasts.close(lastToast);
      lastToast = toasts.success(tell(changed), {
        ...UNDO,
        action: undoAction(queryClient, {
          undo: async () => {
            const restored = await send(changed, pickFields(before, edicion), ownVersions);
            void refresh();
            return `Cambio deshecho: ${restored.nombre}.`;
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
export function FocusedField(props: ComponentProps<'span'>) {
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
 * @param isUnsaved the typed text differs and is not being saved
 * @param subject 'El precio nuevo de Almendra'
 */
export const useAskOpenField = (isUnsaved: boolean, subject: string): void =>
  useTyped(isUnsaved, { inList: true, text: `${subject} no está guardado.` });
