import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PedidosPage } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { type Columna, USUAL } from './columnas/columnas.ts';
import { estadoColor } from './estado.ts';
import { pedidosColumns } from './pedidos-columns.tsx';
import type { PedidosFilters } from './pedidos-search.ts';
import { PedidosSum } from './pedidos-sum.tsx';
import { usePedidosRoom } from './use-pedidos-room.ts';
import { useSelection } from './use-selection.tsx';

const planilla = lateView(async () => (await import('./planilla/planilla-button.tsx')).PlanillaButton);

const NONE = 'No se han encontrado pedidos';

/** Of a list that says what all of it costs, that is told. */
type Listed = Omit<PedidosPage, 'importe'> & Partial<Pick<PedidosPage, 'importe'>>;

export interface PedidosListProps {
  pedidos: UseQueryResult<Listed, unknown>;
  /** By which they are listed, where all of them can be had at once. */
  filters?: PedidosFilters;
  /** Beside whose each is and its status. */
  columnas?: readonly Columna[];
  /** What they cost together has the cancelled ones in it, if there are any. */
  withCancelled?: boolean;
  /** The way on when a filter leaves nothing. */
  onShowAll: (() => void) | undefined;
}

/** The orders in whatever state they are: on their way, failed, none, or there. */
export function PedidosList(props: PedidosListProps) {
  const { pedidos, filters, columnas = USUAL, withCancelled = false, onShowAll } = props;
  const columns = pedidosColumns(usePedidosRoom(), columnas);
  const PlanillaButton = useLateView(planilla, filters !== undefined);
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
        <>
          {data.total > 0 && data.importe !== undefined && (
            <PedidosSum
              sum={{ ...data, importe: data.importe }}
              withCancelled={withCancelled}
              narrowed={onShowAll !== undefined}
            >
              {filters && PlanillaButton && <PlanillaButton filters={filters} count={data.total} />}
            </PedidosSum>
          )}
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
        </>
      )}
    </Answer>
  );
}
