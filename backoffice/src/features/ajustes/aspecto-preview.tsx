import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ajustes } from 'api-client/backoffice';
import { BrandPreview, type BrandPreviewProps } from 'ui-kit/brand-preview';

interface AspectoPreviewProps extends Pick<BrandPreviewProps, 'colour'> {
  ajustes: Ajustes;
  picture: NonNullable<BrandPreviewProps['picture']> | null;
}

/** Previews the shop in both colour schemes, before saving. */
export const AspectoPreview = ({ ajustes, ...look }: AspectoPreviewProps) => (
  <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3 }}>
    <Typography component="figcaption" color="textSecondary">
      Así se verá:
    </Typography>
    <BrandPreview name={ajustes.comercio?.nombre ?? ''} {...look} />
  </Box>
);
