import type { DetalleConPedido } from 'api-client/backoffice';
import { useEffect, useReducer, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { cambios, type Edicion, edicionDe } from './edicion.ts';
import { edicionReducer } from './edicion-reducer.ts';

/**
 * The state of an order's edit. A version that somebody else saved takes the place of what was read as long as nothing
 * is edited; otherwise it is `otra`, and what is edited stays.
 * @param guardando while a save is on its way the newer version is one's own.
 */
export function useEdicion(leida: Edicion, detalles: readonly DetalleConPedido[], guardando: boolean) {
  const toasts = useToasts();
  const [edicion, dispatch] = useReducer(edicionReducer, leida);
  const sucia = cambios(edicion).length > 0;

  const [actual, setActual] = useState(() => ({ detalles, edicion: edicionDe(detalles) }));
  if (actual.detalles !== detalles) setActual({ detalles, edicion: edicionDe(detalles) });
  const nueva = actual.edicion;
  const otra = nueva && !guardando && nueva.pedido.version > edicion.pedido.version ? nueva : undefined;

  const adoptar = sucia ? undefined : otra;
  useEffect(() => {
    if (!adoptar) return;
    dispatch({ tipo: 'version', nueva: adoptar, encima: false });
    toasts.info('Otra persona cambió este pedido: ves la versión nueva.', { key: 'pedido-cambiado' });
  }, [adoptar, toasts]);

  return { edicion, dispatch, sucia, otra: sucia ? otra : undefined };
}
