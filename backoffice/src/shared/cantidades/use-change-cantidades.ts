import { useQueryClient } from '@tanstack/react-query';
import { type CantidadesPropias, cantidadesCambiar } from 'api-client/backoffice';
import { toasts } from 'ui-kit/use-toasts';
import { undoAction } from '../undo-action.ts';
import { CANTIDADES_QUERIES } from './queries.ts';
import { cantidadesText } from './texts.ts';

interface Producto {
  producto_id: string;
  nombre: string;
  /** The agreement; null for all customers. */
  condicion_id: string | null;
}

/** Returns a function that saves or removes the sales terms of a product; the toast restores the former ones. */
export function useChangeCantidades({ producto_id, nombre, condicion_id }: Producto) {
  const queryClient = useQueryClient();
  const send = async (cantidades: CantidadesPropias | null) => {
    const { data } = await cantidadesCambiar({
      path: { id: producto_id },
      body: { condicion_id, cantidades },
    });
    void queryClient.invalidateQueries(CANTIDADES_QUERIES);
    return data;
  };
  return async (cantidades: CantidadesPropias | null) => {
    const { antes } = await send(cantidades);
    const removed = condicion_id === null ? cantidadesText(null) : 'como en la tienda';
    const undo = async () => {
      await send(antes);
      return `${nombre}: como antes`;
    };
    toasts.success(`${nombre}: ${cantidades ? cantidadesText(cantidades) : removed}`, {
      action: undoAction(queryClient, { undo }),
    });
  };
}
