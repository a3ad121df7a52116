import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import {
  type PedidoCambio,
  pedidosFotoDeReclamoOptions,
  pedidosHistorialOptions,
} from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { BlobPicture } from 'ui-kit/blob-picture';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { Timeline, type TimelineEntry } from 'ui-kit/timeline';
import { ShortDate } from '../../../shared/short-date.tsx';
import { cambioText, lineText } from './cambio-text.ts';

/** A customer's photo of a problem with the delivery. */
function ReclamoFoto(props: { pedido_id: string; foto_id: string; nombre: string }) {
  const { nombre, ...path } = props;
  const { data, isError } = useQuery({
    ...pedidosFotoDeReclamoOptions({ path, parseAs: 'blob' }),
    ...reportedByScreen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <BlobPicture blob={data as Blob | undefined} failed={isError} alt={`Foto de ${nombre}`} />;
}

const Root = styled('section')(({ theme }) => ({ marginTop: theme.spacing(8) }));

const entryOf = (pedido_id: string, cambio: PedidoCambio): TimelineEntry => ({
  key: cambio.cambio_id,
  title: cambioText(cambio),
  facts: (
    <>
      {`${cambio.usuario.nombre} ${cambio.usuario.apellido}`.trim()} · <ShortDate iso={cambio.fecha} />
    </>
  ),
  details: [
    ...cambio.lineas.map((linea) => ({ key: linea.producto_id, text: lineText(linea, cambio.lineas) })),
    ...(cambio.reclamo?.lineas ?? []).flatMap(({ detalles_pedidos_id: key, nombre, foto_id }) =>
      foto_id ? { key, text: <ReclamoFoto pedido_id={pedido_id} foto_id={foto_id} nombre={nombre} /> } : [],
    ),
  ],
});

/** The history of an order: changes, authors and times, newest first. */
export function Historial({ pedido_id }: { pedido_id: string }) {
  const cambios = useQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  return (
    <Root aria-labelledby="historial">
      <SectionTitle id="historial">Historial</SectionTitle>
      <Answer
        query={cambios}
        failed="No se pudo cargar el historial."
        loading={<LoadingDots label="Cargando historial" />}
      >
        {(data) => <Timeline entries={data.toReversed().map((cambio) => entryOf(pedido_id, cambio))} />}
      </Answer>
    </Root>
  );
}
