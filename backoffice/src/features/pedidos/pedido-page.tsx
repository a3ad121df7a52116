import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { type DetalleConPedido, detallesPedidosPorPedidoOptions } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { ErrorState } from 'ui-kit/error-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { hasStatus, messageOf } from '../../shared/errors.ts';
import { safeReturnTo } from '../../shared/return-to.ts';
import { PedidoFacts } from './pedido-facts.tsx';
import { PedidoLines } from './pedido-lines.tsx';
import { RemitoButton } from './remito-button.tsx';

const route = getRouteApi('/_staff/pedido/$pedido_id');

/** One order with its lines. */
export function PedidoPage() {
  const { pedido_id } = route.useParams();
  const volver = useLocation({ select: (location) => safeReturnTo(location.state.volver) });
  const lines = useQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  const pedido = lines.data?.[0]?.pedido;
  return (
    <>
      <PageTitle
        before={<BackButton href={volver ?? '/panel-pedidos'} />}
        actions={pedido && <RemitoButton pedido={pedido} />}
      >
        Detalles del Pedido
      </PageTitle>
      <PedidoContent lines={lines} />
    </>
  );
}

function PedidoContent({ lines }: { lines: UseQueryResult<DetalleConPedido[], unknown> }) {
  const pedido = lines.data?.[0]?.pedido;
  if (pedido && lines.data) {
    return (
      <>
        <PedidoFacts pedido={pedido} />
        <PedidoLines lines={lines.data} />
      </>
    );
  }
  if (lines.isPending) return <LoadingDots label="Cargando..." showLabel />;
  // An order that is not there, or an address that names none.
  if (lines.data || hasStatus(lines.error, 400, 404)) {
    return <EmptyState title="No se encontraron detalles para este pedido." />;
  }
  return (
    <ErrorState
      title="Error al cargar los detalles del pedido."
      text={messageOf(lines.error)}
      busy={lines.isFetching}
      onRetry={() => void lines.refetch()}
    />
  );
}
