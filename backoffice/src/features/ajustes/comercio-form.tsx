import type { Ajustes, Comercio } from 'api-client/backoffice';
import { comercioBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { TextField } from 'ui-kit/forms/text-field';
import { SectionTitle } from 'ui-kit/section-title';
import { Days } from '../../shared/days.ts';
import { ComercioPreview } from './comercio-preview.tsx';
import { SettleActions } from './settle-actions.tsx';
import { useAjustesForm } from './use-ajustes-form.ts';

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
  const form = useAjustesForm({
    ajustes,
    initialValues: { anuncio_desde: '', anuncio_hasta: '', ...comercio },
    schema: comercioBody,
    changeOf: (body) => ({ comercio: body }),
    done: 'Datos guardados. Ya están en la tienda, en los correos y en los papeles nuevos.',
  });
  return (
    <section aria-labelledby="comercio">
      <SectionTitle id="comercio">Datos de la tienda</SectionTitle>
      <FormFrame
        form={form}
        before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}
        autoComplete="off"
      >
        <TextField name="nombre" label={LABELS.nombre} required />
        <TextField
          name="anuncio"
          label={LABELS.anuncio}
          help="Una línea arriba de cada página: feriados, otro horario, una demora. Vacío, no se muestra."
        />
        <Days>
          <TextField
            name="anuncio_desde"
            label={LABELS.anuncio_desde}
            type="date"
            help="Vacío, desde ahora."
          />
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
        <SettleActions saved={form.saved} label="Guardar datos" />
      </FormFrame>
    </section>
  );
}
