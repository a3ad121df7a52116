import type { DetalleConPedido } from 'api-client/backoffice';
import { useEffect, useReducer } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { type Edicion, edicionDe } from './edicion.ts';
import { avanzar, desde, estaSucia } from './edicion-fases.ts';

/**
 * The state of an order's edit. A version that somebody else saved takes the place of what was read as long as nothing
 * is edited; otherwise it is `otra`, and what is edited stays.
 */
export function useEdicion(leida: Edicion, detalles: readonly DetalleConPedido[]) {
  const toasts = useToasts();
  const [estado, dispatch] = useReducer(avanzar, leida, desde);
  const sucia = estaSucia(estado);

  useEffect(() => {
    const nueva = edicionDe(detalles);
    if (nueva) dispatch({ tipo: 'leida', nueva });
  }, [detalles]);

  const adoptar = estado.fase === 'editando' && !sucia && estado.otra !== undefined;
  useEffect(() => {
    if (!adoptar) return;
    dispatch({ tipo: 'seguir', encima: false });
    toasts.info('Otra persona cambió este pedido: ves la versión nueva.', { key: 'pedido-cambiado' });
  }, [adoptar, toasts]);

  return { ...estado, sucia, dispatch };
}
