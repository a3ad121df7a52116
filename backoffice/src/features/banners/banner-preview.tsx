import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Banners } from 'ui-kit/banners';
import { useFileUrl } from 'ui-kit/use-file-url';
import type { BannerValues } from './banner-values.ts';

/** Previews a banner as the shop shows it, without its link. */
export function BannerPreview() {
  const { titulo, texto, imagen } = useFormikContext<BannerValues>().values;
  const [chosen] = imagen;
  const file = useFileUrl(chosen instanceof File ? chosen : undefined);
  const src = chosen instanceof File ? file : chosen?.src;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3 }}>
      <Typography component="figcaption" color="textSecondary">
        Así se verá:
      </Typography>
      <Banners
        label="Vista previa"
        banners={[
          {
            id: 'preview',
            title: titulo.trim() || 'Título',
            text: texto.trim() || undefined,
            picture: src ? { src } : undefined,
          },
        ]}
      />
    </Box>
  );
}
