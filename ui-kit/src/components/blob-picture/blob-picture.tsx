import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled, useThemeProps } from '@mui/material/styles';
import { useFileUrl } from '../../forms/use-file-url.ts';

export interface BlobPictureProps {
  /** The loaded picture. Use a blob when the picture needs a session and the browser cannot load an address. */
  blob: Blob | undefined;
  alt: string;
  failed?: boolean;
  texts?: Partial<typeof blobPictureTexts>;
}

export const blobPictureTexts = { failed: 'No pudimos cargar la foto.' };

/** Side in px. */
const SIDE = 96;

const Image = styled('img', { name: 'TiendaBlobPicture', slot: 'Image' })({
  display: 'block',
  objectFit: 'cover',
  borderRadius: 8,
});

/** A small photo of the user; a click opens the full size in another tab. */
export function BlobPicture(inProps: BlobPictureProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBlobPicture' });
  const url = useFileUrl(props.blob);
  if (props.failed) return <span>{{ ...blobPictureTexts, ...props.texts }.failed}</span>;
  if (!url) return <Skeleton variant="rounded" width={SIDE} height={SIDE} />;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ display: 'inline-block' }}>
      <Image src={url} alt={props.alt} width={SIDE} height={SIDE} />
    </Link>
  );
}
