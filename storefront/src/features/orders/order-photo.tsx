import { useQuery } from '@tanstack/react-query';
import { misPedidosFotoOptions } from 'api-client/storefront';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { BlobPicture } from 'ui-kit/blob-picture';

interface OrderPhotoProps {
  pedido_id: string;
  foto_id: string;
  nombre: string;
}

/** A photo from a report about the delivery. */
export function OrderPhoto({ pedido_id, foto_id, nombre }: OrderPhotoProps) {
  const { data, isError } = useQuery({
    ...misPedidosFotoOptions({ path: { pedido_id, foto_id }, parseAs: 'blob' }),
    ...reportedByScreen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <BlobPicture blob={data as Blob | undefined} failed={isError} alt={`Foto de ${nombre}`} />;
}
