import { useQuery } from '@tanstack/react-query';
import { pedidosFotoDeReclamoOptions } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import { BlobPicture } from 'ui-kit/blob-picture';

/** A customer's photo of a problem with the delivery. */
export function ReclamoFoto(props: { pedido_id: string; foto_id: string; nombre: string }) {
  const { nombre, ...path } = props;
  const { data, isError } = useQuery({
    ...pedidosFotoDeReclamoOptions({ path, parseAs: 'blob' }),
    ...toldByScreen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <BlobPicture blob={data as Blob | undefined} failed={isError} alt={`Foto de ${nombre}`} />;
}
