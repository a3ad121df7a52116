import type { DetalleConPedido } from 'api-client/backoffice';
import { useEffect, useReducer } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { type Edicion, edicionOf } from './edicion.ts';
import { isDirty, nextState, startFrom } from './edicion-state.ts';
import { useBorrador } from './use-borrador.ts';

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
    const found = edicionOf(detalles);
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
