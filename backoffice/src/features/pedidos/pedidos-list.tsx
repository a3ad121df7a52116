import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PedidoDelPanel, PedidosPage } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { useMemo } from 'react';
import { type DataSelection, DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { wholeText } from 'ui-kit/whole-text';
import { useSelection } from '../../shared/use-selection.ts';
import { type Columna, USUAL } from './columnas/columnas.ts';
import { clienteOf, estadoColor, hasRemito } from './estado.ts';
import { pedidosColumns, usePedidosLayout } from './pedidos-columns.tsx';

const actions = lateView(async () => (await import('./selection-actions.tsx')).SelectionActions);

const plainCount = (count: number) => (count === 1 ? '1 elegido' : `${wholeText(count)} elegidos`);

/**
 * Selects orders across pages to change their status or assignee, or to print their delivery notes.
 * @param rows the current rows of the page
 */
function useOrderSelection(rows: readonly PedidoDelPanel[]): DataSelection<PedidoDelPanel> {
  const { selected, select, selectionProps } = useSelection(rows, ({ pedido_id }) => pedido_id);
  const Actions = useLateView(actions, selected.length > 0);
  const printed = selected.filter(hasRemito).length;
  return {
    ...selectionProps,
    rowLabel: (pedido) => `Elegir pedido ${pedido.numero} de ${clienteOf(pedido)}`,
    texts: {
      // Short: at 1440 px all actions fit beside it, so that the list does not move.
      clear: 'Ninguno',
      count: (count) =>
        printed === count ? plainCount(count) : `${plainCount(count)}, ${printed} con remito`,
    },
    actions: Actions && <Actions selected={selected} onSelect={select} />,
  };
}

const NONE = 'No se han encontrado pedidos';

interface PedidosListProps {
  pedidos: UseQueryResult<Pick<PedidosPage, 'pedidos' | 'total'>, unknown>;
  /** Columns besides customer and status. */
  columnas?: readonly Columna[];
  /** Resets the filters of an empty result. */
  onShowAll: (() => void) | undefined;
}

/** The orders with their loading, error and empty states. */
export function PedidosList(props: PedidosListProps) {
  const { pedidos, columnas = USUAL, onShowAll } = props;
  const layout = usePedidosLayout();
  const columns = useMemo(() => pedidosColumns(layout, columnas), [layout, columnas]);
  const selection = useOrderSelection(pedidos.data?.pedidos ?? []);
  return (
    <Answer
      query={pedidos}
      failed={NONE}
      reason={(error) => (
        <>
          <span>Error al obtener los pedidos.</span> <span>{messageOf(error)}</span>
        </>
      )}
      loading={<LoadingDots label="Cargando pedidos" />}
    >
      {(data) => (
        <DataTable
          label="Pedidos"
          columns={columns}
          rows={data.pedidos}
          rowKey={(pedido) => pedido.pedido_id}
          edgeColor={(pedido) => estadoColor(pedido.estado_pedido)}
          selection={selection}
          stale={pedidos.isPlaceholderData}
          empty={
            <EmptyState
              title={NONE}
              action={
                onShowAll && (
                  <Button variant="outlined" onClick={onShowAll}>
                    Ver todos los pedidos
                  </Button>
                )
              }
            />
          }
        />
      )}
    </Answer>
  );
}
