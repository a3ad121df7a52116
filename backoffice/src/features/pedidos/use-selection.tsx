import type { PedidoDelPanel } from 'api-client/backoffice';
import type { DataSelection } from 'ui-kit/data-table';
import { lateView, useLateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { useChosen } from '../../shared/use-chosen.ts';
import { clienteOf, hasRemito } from './estado.ts';

const actions = lateView(async () => (await import('./selection-actions.tsx')).SelectionActions);

const plainCount = (count: number) => (count === 1 ? '1 elegido' : `${wholeText(count)} elegidos`);

/**
 * Selects orders across pages to change their status or assignee, or to print their delivery notes.
 * @param rows the current rows of the page
 */
export function useSelection(rows: readonly PedidoDelPanel[]): DataSelection<PedidoDelPanel> {
  const { chosen, choose, fields } = useChosen(rows, ({ pedido_id }) => pedido_id);
  const Actions = useLateView(actions, chosen.length > 0);
  const printed = chosen.filter(hasRemito).length;
  return {
    ...fields,
    rowLabel: (pedido) => `Elegir pedido ${pedido.numero} de ${clienteOf(pedido)}`,
    texts: {
      // Short: at 1440 px all actions fit beside it, so that the list does not move.
      clear: 'Ninguno',
      count: (count) =>
        printed === count ? plainCount(count) : `${plainCount(count)}, ${printed} con remito`,
    },
    actions: Actions && <Actions chosen={chosen} onChoose={choose} />,
  };
}
