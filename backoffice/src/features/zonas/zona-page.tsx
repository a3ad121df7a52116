import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type Zona, zonasCreate, zonasListOptions, zonasUpdate } from 'api-client/backoffice';
import { zonaBody } from 'api-client/backoffice-forms';
import { DIAS_SEMANA } from 'api-client/backoffice-zonas';
import { EmptyState } from 'ui-kit/empty-state';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { MultiSelectField } from 'ui-kit/forms/multi-select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { EditScreen, FormScreen } from '../../shared/form-screen.tsx';
import { ZONAS_QUERIES } from '../../shared/queries.ts';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';
import { DIA_NAMES } from '../../shared/zonas.ts';

const LIST = '/panel-zonas';

export const NewZonaPage = () => (
  <FormScreen list={LIST} title="Agregar zona">
    <ZonaForm />
  </FormScreen>
);

export function EditZonaPage() {
  const { id } = useParams({ from: '/_staff/_admin/actualizar-zona/$id' });
  return (
    <EditScreen id={id} query={useQuery(zonasListOptions())} list={LIST} title="Editar zona">
      {({ zonas }) => {
        const zona = zonas.find(({ zona_id }) => zona_id === id);
        if (!zona) return <EmptyState announce="status" title="Esta zona ya no existe" />;
        return <ZonaForm zona={zona} />;
      }}
    </EditScreen>
  );
}

const LABELS = {
  nombre: 'Nombre',
  localidades: 'Localidades',
  codigos_postales: 'Códigos postales',
  dias: 'Días de reparto',
  recibe_pedidos: 'Trabajamos en esta zona',
};

const OPTIONS = DIAS_SEMANA.map((value) => ({ value, label: DIA_NAMES[value] }));

const splitLines = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

const valuesOf = (zona: Zona | undefined) => ({
  nombre: zona?.nombre ?? '',
  localidades: zona?.localidades.join(', ') ?? '',
  codigos_postales: zona?.codigos_postales.join(', ') ?? '',
  dias: [...(zona?.dias ?? [])],
  recibe_pedidos: zona?.recibe_pedidos ?? true,
});

/** Creates or edits a zone; places are separated by commas. */
function ZonaForm({ zona }: { zona?: Zona }) {
  const form = useSaveForm({
    initialValues: () => valuesOf(zona),
    schema: zonaBody,
    bodyOf: ({ localidades, codigos_postales, ...values }) => ({
      ...values,
      localidades: splitLines(localidades),
      codigos_postales: splitLines(codigos_postales).map((code) => code.replaceAll(' ', '')),
    }),
    save: (body) =>
      zona
        ? zonasUpdate({
            path: { id: zona.zona_id },
            headers: { 'If-Match': `"${zona.version}"` },
            body,
          })
        : zonasCreate({ body }),
    texts: {
      done: `Zona ${zona ? 'actualizada' : 'creada'} con éxito`,
      failed: `Error al ${zona ? 'actualizar' : 'crear'} la zona`,
    },
    queries: ZONAS_QUERIES,
    list: LIST,
  });
  return (
    <SaveForm form={form} names={LABELS} autoComplete="off">
      <TextField
        name="nombre"
        label={LABELS.nombre}
        required
        help="Lo ve el cliente: «Norte», «Pergamino y alrededores»."
      />
      <TextField
        name="localidades"
        label={LABELS.localidades}
        help="Separadas por comas. Un domicilio que las nombra es de esta zona, con o sin acentos."
      />
      <TextField
        name="codigos_postales"
        label={LABELS.codigos_postales}
        help="Separados por comas; un rango, con guion: 2700, 2710-2719. Valen más que la localidad."
      />
      <MultiSelectField
        name="dias"
        label={LABELS.dias}
        options={OPTIONS}
        help="De ellos y los feriados sale el próximo reparto. Sin días, no se dice ninguno."
      />
      <CheckboxField
        name="recibe_pedidos"
        label={LABELS.recibe_pedidos}
        help="Si no, los clientes no pueden pedir para esos domicilios; el personal, sí."
      />
    </SaveForm>
  );
}
