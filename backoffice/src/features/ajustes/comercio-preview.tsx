import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Comercio } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import { useFormikContext } from 'formik';
import { Announcement } from 'ui-kit/announcement';

const daysText = (first: string | null | undefined, last: string | null | undefined) =>
  `El anuncio se muestra ${first ? `desde el ${diaText(first)}` : 'desde ahora'}${last ? ` hasta el ${diaText(last)}, inclusive` : ''}.`;

/** Previews the shop's data as the shop and its papers show them. */
export function ComercioPreview() {
  const { values } = useFormikContext<Comercio>();
  const { nombre, telefono, email, ciudad, horarios, anuncio, linea_legal, cuit, direccion } = values;
  const { anuncio_desde, anuncio_hasta } = values;
  const lines = [
    ['En la tienda', [telefono, email, ciudad, horarios]],
    ['En el remito', [linea_legal, `CUIT ${cuit}`, direccion, ciudad]],
  ] as const;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
      <Typography component="figcaption" color="textSecondary">
        Así se leerá:
      </Typography>
      {anuncio.trim() && <Announcement>{anuncio}</Announcement>}
      {anuncio.trim() && (anuncio_desde || anuncio_hasta) && (
        <Typography color="textSecondary">{daysText(anuncio_desde, anuncio_hasta)}</Typography>
      )}
      <Typography variant="h4" component="p">
        {nombre}
      </Typography>
      {lines.map(([where, parts]) => (
        <Typography key={where}>
          {where}: {parts.filter((part) => part.trim()).join(' · ')}
        </Typography>
      ))}
    </Box>
  );
}
