import { useQueryClient } from '@tanstack/react-query';
import { condicionesCambiarPrecios } from 'api-client/backoffice';
import { formatMoney } from 'ui-kit/money';
import { toasts } from 'ui-kit/use-toasts';
import { CONDICIONES_QUERIES } from '../../shared/condiciones.ts';
import { percentText } from '../../shared/percent-text.ts';
import { undoAction } from '../../shared/undo-action.ts';
import type { PrecioRow } from './texts.ts';

/** Says what an own price does. A general discount lowers the own price further. */
const ownText = (precio: number, descuento: number | null): string =>
  descuento === null
    ? `${formatMoney(precio)} en estas condiciones`
    : `${formatMoney(precio)} menos ${percentText(descuento)} de descuento en estas condiciones`;

/** Saves own prices of an agreement, with undo. `descuento`: the general discount in percent. */
export function useChangePrecios(id: string, descuento: number | null) {
  const queryClient = useQueryClient();
  const send = async (cambios: { producto_id: string; precio: number | null }[]) => {
    const { data } = await condicionesCambiarPrecios({ path: { id }, body: { cambios } });
    void queryClient.invalidateQueries(CONDICIONES_QUERIES);
    return data.antes;
  };
  return async ({ producto_id, nombre }: PrecioRow, precio: number | null) => {
    const before = await send([{ producto_id, precio }]);
    const text = precio === null ? 'sin precio propio' : ownText(precio, descuento);
    const undo = async () => {
      await send(before);
      return `${nombre}: como antes`;
    };
    toasts.success(`${nombre}: ${text}`, { action: undoAction(queryClient, { undo }) });
  };
}
