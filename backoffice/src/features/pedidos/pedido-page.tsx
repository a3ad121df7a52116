import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { detallesPedidosPorPedidoOptions } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { safeReturnTo } from '../../shared/return-to.ts';
import { EditarAction } from './editar-action.tsx';
import { encabezadoDe } from './estado.ts';
import { Historial } from './historial/historial.tsx';
import { PedidoAusente } from './pedido-ausente.tsx';
import { PedidoFacts } from './pedido-facts.tsx';
import { PedidoLines } from './pedido-lines.tsx';
import { RemitoButton } from './remito-button.tsx';

const route = getRouteApi('/_staff/pedido/$pedido_id');

/** One order with its lines, and what happened to it. */
export function PedidoPage() {
  const { pedido_id } = route.useParams();
  const volver = useLocation({ select: (location) => safeReturnTo(location.state.volver) });
  const lines = useQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  const pedido = lines.data?.[0]?.pedido;
  return (
    <>
      <PageTitle
        before={<BackButton href={volver ?? '/panel-pedidos'} />}
        lead={pedido && encabezadoDe(pedido)}
        actions={
          pedido && (
            <>
              <EditarAction pedido={pedido} volver={volver} />
              <RemitoButton pedido={pedido} />
            </>
          )
        }
      >
        Detalles del Pedido
      </PageTitle>
      {pedido && lines.data ? (
        <>
          <PedidoFacts pedido={pedido} />
          <PedidoLines lines={lines.data} />
          <Historial pedido_id={pedido_id} />
        </>
      ) : (
        <PedidoAusente lines={lines} volver={volver} />
      )}
    </>
  );
}
