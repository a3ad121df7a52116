import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { misPedidosFotoOptions } from 'api-client/storefront';
import { toldByScreen } from 'app-core/queries/own-failures';
import { useFileUrl } from 'ui-kit/use-file-url';

interface OrderPhotoProps {
  pedido_id: string;
  foto_id: string;
  /** Of the product. */
  nombre: string;
}

const SIDE = 96;

/** A photo that was sent with a reception; pressed, in full. Its address needs the session, so it is no plain picture. */
export function OrderPhoto({ pedido_id, foto_id, nombre }: OrderPhotoProps) {
  const { data, isError } = useQuery({
    ...misPedidosFotoOptions({ path: { pedido_id, foto_id }, parseAs: 'blob' }),
    ...toldByScreen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useFileUrl(data as Blob | undefined);
  if (isError) return <span>No pudimos cargar la foto.</span>;
  if (!url) return <Skeleton variant="rounded" width={SIDE} height={SIDE} />;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ display: 'inline-block' }}>
      <Box
        component="img"
        src={url}
        alt={`Foto de ${nombre}`}
        width={SIDE}
        height={SIDE}
        sx={{ display: 'block', objectFit: 'cover', borderRadius: 1 }}
      />
    </Link>
  );
}
