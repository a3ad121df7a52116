import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PedidosPage } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { type Columna, USUAL } from './columnas/columnas.ts';
import { estadoColor } from './estado.ts';
import { pedidosColumns } from './pedidos-columns.tsx';
import { usePedidosRoom } from './use-pedidos-room.ts';
import { useSelection } from './use-selection.tsx';

const NONE = 'No se han encontrado pedidos';

export interface PedidosListProps {
  pedidos: UseQueryResult<Pick<PedidosPage, 'pedidos' | 'total'>, unknown>;
  /** Columns besides customer and status. */
  columnas?: readonly Columna[];
  /** Resets the filters of an empty result. */
  onShowAll: (() => void) | undefined;
}

/** The orders with their loading, error and empty states. */
export function PedidosList(props: PedidosListProps) {
  const { pedidos, columnas = USUAL, onShowAll } = props;
  const columns = pedidosColumns(usePedidosRoom(), columnas);
  const selection = useSelection(pedidos.data?.pedidos ?? []);
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
