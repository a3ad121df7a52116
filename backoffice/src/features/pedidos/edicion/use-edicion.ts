import { useQueryClient } from '@tanstack/react-query';
import { type DetalleConPedido, productosGetOptions } from 'api-client/backoffice';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { isEditable } from '../estado.ts';
import {
  type Borrador,
  findBorrador,
  forgetBorrador,
  keepBorrador,
  toAction,
  toActions,
} from './borrador.ts';
import { type Edicion, toEdicion } from './edicion.ts';
import {
  type EdicionAction,
  type EdicionState,
  isDirty,
  nextState,
  startFrom,
  toAdded,
} from './edicion-state.ts';

/** Stores the draft, and after a reload applies it to the order's current version. */
function useBorrador(read: Edicion, state: EdicionState, dispatch: Dispatch<EdicionAction>): void {
  const { edicion } = state;
  const dirty = isDirty(state);
  const found = useFound(read);
  const back = useComingBack(found, read, dispatch);

  useEffect(() => {
    // Wait until the whole draft is restored; otherwise only half of it would be stored.
    if (!back) return;
    if (dirty) keepBorrador(edicion);
    else forgetBorrador();
  }, [edicion, dirty, back]);
  // Runs when the user leaves, after the question; a reload does not run clean-ups.
  useEffect(() => forgetBorrador, []);
}

const useFound = (read: Edicion): Borrador | undefined =>
  useState(() => (isEditable(read.pedido) ? findBorrador(read) : undefined))[0];

/** Returns whether the draft is completely restored. */
function useComingBack(
  found: Borrador | undefined,
  read: Edicion,
  dispatch: Dispatch<EdicionAction>,
): boolean {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [back, setBack] = useState(!found);
  const [first] = useState(read);

  useEffect(() => {
    if (!found) return;
    let isMounted = true;
    const { actions, added } = toActions(found, first);
    for (const action of actions) dispatch(action);
    const later = first.pedido.version > found.version;
    const again = added.map(async (change) => {
      const options = productosGetOptions({ path: { id: change.producto_id } });
      const producto = await queryClient.fetchQuery(options);
      if (!isMounted) return;
      dispatch({ type: 'add', producto: toAdded(producto), cantidad: 0 });
      dispatch(toAction(change, producto.precio ?? 0));
    });
    void Promise.allSettled(again).then((ends) => {
      if (!isMounted) return;
      const lost = ends.filter(({ status }) => status === 'rejected').length;
      if (lost > 0) toasts.error('No pudimos recuperar todos los productos que habías agregado.');
      else if (later) {
        toasts.info('Otra persona cambió este pedido mientras tanto: revisa tus cambios antes de guardar.');
      } else toasts.info('Recuperamos los cambios que no habías guardado.');
      setBack(true);
    });
    return () => {
      isMounted = false;
    };
  }, [found, first, dispatch, queryClient, toasts]);
  return back;
}

/**
 * The state of an order's edit. Without edits a newer version replaces the old one. With edits both are
 * merged, or the newer version becomes `newer` and the edits stay. Edits survive a reload.
 */
export function useEdicion(read: Edicion, detalles: readonly DetalleConPedido[]) {
  const toasts = useToasts();
  const [state, dispatch] = useReducer(nextState, read, startFrom);
  const dirty = isDirty(state);
  useBorrador(read, state, dispatch);

  useEffect(() => {
    const found = toEdicion(detalles);
    if (found) dispatch({ type: 'read', found });
  }, [detalles]);

  const adopting = state.phase === 'editing' && !dirty && state.newer !== undefined;
  useEffect(() => {
    if (!adopting) return;
    dispatch({ type: 'resume', keepMine: false });
    toasts.info('Otra persona cambió este pedido: ves la versión nueva.', { key: 'pedido-changed' });
  }, [adopting, toasts]);

  return { ...state, dirty, dispatch };
}
