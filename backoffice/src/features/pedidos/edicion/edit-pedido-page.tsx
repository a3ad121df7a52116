import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { detallesPedidosPorPedidoOptions } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { useTabSubject } from '../../../shared/tab-subject.tsx';
import { tabSubjectOf } from '../estado.ts';
import { MissingPedido } from '../missing-pedido.tsx';
import { edicionOf } from './edicion.ts';
import { Editor } from './editor.tsx';
import { useGoBack } from './use-go-back.ts';

const route = getRouteApi('/_staff/pedido/editar/$pedido_id');

/** The editor of an order's lines; only for orders that await approval. */
export function EditPedidoPage() {
  const { pedido_id } = route.useParams();
  const lines = useQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  const pedido = lines.data?.[0]?.pedido;
  useTabSubject(pedido && tabSubjectOf(pedido));
  const goBack = useGoBack(pedido_id);
  const read = lines.data && edicionOf(lines.data);
  if (read && lines.data) return <Editor key={pedido_id} read={read} detalles={lines.data} />;
  return (
    <>
      <PageTitle before={<BackButton label="Regresar" onClick={() => goBack()} />}>Editar Pedido</PageTitle>
      <MissingPedido lines={lines} />
    </>
  );
}
