import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ajustes, Comercio } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import { comercioBody } from 'api-client/backoffice-forms';
import { useFormikContext } from 'formik';
import { Announcement } from 'ui-kit/announcement';
import { TextField } from 'ui-kit/forms/text-field';
import { Days } from '../../shared/days.ts';
import { AjustesForm } from './ajustes-form.tsx';

const LABELS: Record<keyof Comercio, string> = {
  nombre: 'Nombre de la tienda',
  anuncio: 'Anuncio para toda la tienda',
  anuncio_desde: 'Primer día del anuncio',
  anuncio_hasta: 'Último día del anuncio',
  telefono: 'Teléfono',
  email: 'Correo',
  ciudad: 'Ciudad',
  horarios: 'Horario de atención',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  linea_legal: 'Razón social y condición',
  cuit: 'CUIT',
  direccion: 'Domicilio',
};

interface Props {
  ajustes: Ajustes;
  comercio: Comercio;
}

/** The shop's name, contact data and announcement, as shown in pages, mails and papers. */
export function ComercioForm({ ajustes, comercio }: Props) {
  return (
    <AjustesForm
      id="comercio"
      title="Datos de la tienda"
      labels={LABELS}
      ajustes={ajustes}
      initialValues={{ anuncio_desde: '', anuncio_hasta: '', ...comercio }}
      schema={comercioBody}
      changeOf={(body) => ({ comercio: body })}
      done="Datos guardados. Ya están en la tienda, en los correos y en los papeles nuevos."
      autoComplete="off"
      submitLabel="Guardar datos"
    >
      <TextField name="nombre" label={LABELS.nombre} required />
      <TextField
        name="anuncio"
        label={LABELS.anuncio}
        help="Una línea arriba de cada página: feriados, otro horario, una demora. Vacío, no se muestra."
      />
      <Days>
        <TextField name="anuncio_desde" label={LABELS.anuncio_desde} type="date" help="Vacío, desde ahora." />
        <TextField
          name="anuncio_hasta"
          label={LABELS.anuncio_hasta}
          type="date"
          help="Vacío, hasta que lo borres."
        />
      </Days>
      <TextField name="telefono" label={LABELS.telefono} type="tel" inputMode="tel" required />
      <TextField
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        required
        help="El que se muestra en la tienda y en la lista de precios."
      />
      <TextField name="ciudad" label={LABELS.ciudad} required />
      <TextField
        name="horarios"
        label={LABELS.horarios}
        help="«Lunes a viernes de 8 a 17», al pie de la tienda. Vacío, no se muestra."
      />
      <TextField
        name="instagram"
        label={LABELS.instagram}
        type="url"
        help="Dirección completa. Vacío, si no hay."
      />
      <TextField
        name="whatsapp"
        label={LABELS.whatsapp}
        type="url"
        help="https://wa.me/ y el número con código de país. Vacío, si no hay."
      />
      <TextField name="linea_legal" label={LABELS.linea_legal} required help="Como va en el remito." />
      <TextField name="cuit" label={LABELS.cuit} required help="Con guiones: 30-12345678-9." />
      <TextField name="direccion" label={LABELS.direccion} required help="Calle y número, en el remito." />
      <ComercioPreview />
    </AjustesForm>
  );
}

const daysText = (first: string | null | undefined, last: string | null | undefined) =>
  `El anuncio se muestra ${first ? `desde el ${diaText(first)}` : 'desde ahora'}${last ? ` hasta el ${diaText(last)}, inclusive` : ''}.`;

/** Previews the shop's data as the shop and its papers show them. */
function ComercioPreview() {
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
