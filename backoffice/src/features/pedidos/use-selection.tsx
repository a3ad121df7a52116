import type { PedidoDelPanel } from 'api-client/backoffice';
import type { DataSelection } from 'ui-kit/data-table';
import { lateView, useLateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { useChosen } from '../../shared/use-chosen.ts';
import { clienteOf, hasRemito } from './estado.ts';

const actions = lateView(async () => (await import('./selection-actions.tsx')).SelectionActions);

const plainCount = (count: number) => (count === 1 ? '1 elegido' : `${wholeText(count)} elegidos`);

/**
 * Several orders, on one page or more: one status for all of them, one who looks after them, their delivery notes as one file.
 * @param rows those of the page, as they are now.
 */
export function useSelection(rows: readonly PedidoDelPanel[]): DataSelection<PedidoDelPanel> {
  const { chosen, choose, fields } = useChosen(rows, ({ pedido_id }) => pedido_id);
  const Actions = useLateView(actions, chosen.length > 0);
  const printed = chosen.filter(hasRemito).length;
  return {
    ...fields,
    rowLabel: (pedido) => `Elegir pedido ${pedido.numero} de ${clienteOf(pedido)}`,
    texts: {
      // Short: at 1440 px all that can be done with them stands beside it, and the list does not move down.
      clear: 'Ninguno',
      count: (count) =>
        printed === count ? plainCount(count) : `${plainCount(count)}, ${printed} con remito`,
    },
    actions: Actions && <Actions chosen={chosen} onChoose={choose} />,
  };
}
