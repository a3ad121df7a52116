import { useQueryClient } from '@tanstack/react-query';
import { type CondicionDada, condicionesDar } from 'api-client/backoffice';
import { toasts } from 'ui-kit/use-toasts';
import { forgetPricesOf } from './carritos/known-productos.ts';
import { condicionDadaOptions, DADA_QUERIES } from './condiciones.ts';
import { undoAction } from './undo-action.ts';

interface Change {
  usuarioId: string;
  /** Null for the shop's prices. */
  condicionId: string | null;
  /**
   * Returns the message. `before`: name of the former agreement; undefined for the shop's prices. `after`: the given
   * agreement; null for the shop's prices.
   */
  tell: (before: string | undefined, after: CondicionDada['condicion']) => string;
}

/** Returns a function that sets or removes a customer's agreement, and shows the result with undo. */
export function useGiveCondicion() {
  const queryClient = useQueryClient();
  const give = async (id: string, condicion_id: string | null) => {
    const { data } = await condicionesDar({ path: { id }, body: { condicion_id } });
    forgetPricesOf(id);
    void queryClient.invalidateQueries(DADA_QUERIES);
    return data.condicion;
  };
  return async ({ usuarioId, condicionId, tell }: Change) => {
    // Ask now: another user may have changed the agreement that the undo restores.
    const before = await queryClient.fetchQuery({ ...condicionDadaOptions(usuarioId), staleTime: 0 });
    const after = await give(usuarioId, condicionId);
    const undo = async () => {
      await give(usuarioId, before.condicion?.condicion_id ?? null);
      return 'Condiciones como antes';
    };
    toasts.success(tell(before.condicion?.nombre, after), { action: undoAction(queryClient, { undo }) });
  };
}
