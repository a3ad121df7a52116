import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { detallesPedidosPorPedidoOptions } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { PedidoAusente } from '../pedido-ausente.tsx';
import { edicionDe } from './edicion.ts';
import { Editor } from './editor.tsx';
import { useRegresar } from './use-regresar.ts';

const route = getRouteApi('/_staff/pedido/editar/$pedido_id');

/** An order's lines, open for editing as long as it awaits approval. */
export function PedidoEditarPage() {
  const { pedido_id } = route.useParams();
  const lines = useQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  const regresar = useRegresar(pedido_id);
  const leida = lines.data && edicionDe(lines.data);
  if (leida && lines.data) return <Editor key={pedido_id} leida={leida} detalles={lines.data} />;
  return (
    <>
      <PageTitle before={<BackButton label="Regresar" onClick={() => regresar()} />}>Editar Pedido</PageTitle>
      <PedidoAusente lines={lines} />
    </>
  );
}
