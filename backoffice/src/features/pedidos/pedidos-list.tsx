import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PedidosPage } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { estadoColor } from './estado.ts';
import { pedidosColumns } from './pedidos-columns.tsx';
import { usePedidosRoom } from './use-pedidos-room.ts';
import { useSelection } from './use-selection.tsx';

const NONE = 'No se han encontrado pedidos';

/** Of a list that says what all of it costs, that is told. */
type Listed = Omit<PedidosPage, 'importe'> & Partial<Pick<PedidosPage, 'importe'>>;

/** How many they are, and what they cost together. */
function sumOf({ total, importe = 0, parcial }: Listed, withCancelled: boolean): string {
  const count = total === 1 ? '1 pedido' : `${total.toLocaleString('es-AR')} pedidos`;
  const cost = `${formatMoney(importe)} en total${withCancelled ? '' : ' sin los cancelados'}`;
  return parcial ? `Más de ${count}; los primeros, ${cost}` : `${count}, ${cost}`;
}

export interface PedidosListProps {
  pedidos: UseQueryResult<Listed, unknown>;
  /** What they cost together has the cancelled ones in it, if there are any. */
  withCancelled?: boolean;
  /** The way on when a filter leaves nothing. */
  onShowAll: (() => void) | undefined;
}

/** The orders in whatever state they are: on their way, failed, none, or there. */
export function PedidosList({ pedidos, withCancelled = false, onShowAll }: PedidosListProps) {
  const columns = pedidosColumns(usePedidosRoom());
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
            <Typography
              variant="body2"
              color="textSecondary"
              // On phones an order's place, where none are looked for.
              sx={{ mb: 2, display: { xs: onShowAll ? 'block' : 'none', sm: 'block' } }}
            >
              {sumOf(data, withCancelled)}
            </Typography>
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
