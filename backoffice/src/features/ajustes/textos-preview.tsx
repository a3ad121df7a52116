import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Comercio, Textos } from 'api-client/backoffice';
import { filledIn, paragraphsOf } from 'api-client/backoffice-textos';
import { useFormikContext } from 'formik';

/** Previews both pages. */
export function TextosPreview({ comercio }: { comercio: Comercio }) {
  const { titulo_inicio, texto_inicio, texto_nosotros } = useFormikContext<Textos>().values;
  const paragraphs = paragraphsOf(filledIn(texto_nosotros.trim(), comercio));
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
      <Typography component="figcaption" color="textSecondary">
        Así se leerá:
      </Typography>
      <Typography variant="h4" component="p">
        {filledIn(titulo_inicio, comercio)}
      </Typography>
      <Typography color="textSecondary">{filledIn(texto_inicio, comercio)}</Typography>
      <Typography variant="h4" component="p" sx={{ mt: 3 }}>
        ¿QUIENES SOMOS?
      </Typography>
      {paragraphs.map((paragraph, at) => (
        <Typography key={`${at}-${paragraph}`}>{paragraph}</Typography>
      ))}
    </Box>
  );
}
