import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Condicion, condicionesCreate, condicionesUpdate } from 'api-client/backoffice';
import { condicionBody } from 'api-client/backoffice-condiciones';
import { FormSection } from 'ui-kit/forms/form-section';
import { TextField } from 'ui-kit/forms/text-field';
import { CONDICIONES_QUERIES, condicionOptions } from '../../shared/condiciones.ts';
import { EditScreen, FormScreen } from '../../shared/form-screen.tsx';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';
import { ReglasFields } from './reglas-fields.tsx';
import { TERMS_LABELS, TermsFields } from './terms-fields.tsx';
import { bodyOf, copyOf, fieldOf, valuesOf } from './values.ts';

const LIST = '/panel-condiciones';

const creating = getRouteApi('/_staff/crear-condicion');
const editing = getRouteApi('/_staff/editar-condicion/$id');

/** New agreement, empty or as a copy of another one. */
export function NewCondicionPage() {
  const { de } = creating.useSearch();
  if (de === undefined) {
    return (
      <FormScreen list={LIST} title="Crear condiciones">
        <CondicionForm />
      </FormScreen>
    );
  }
  return <CopyCondicionPage id={de} />;
}

function CopyCondicionPage({ id }: { id: string }) {
  return (
    <EditScreen id={id} query={useQuery(condicionOptions(id))} list={LIST} title="Duplicar condiciones">
      {(condicion) => <CondicionForm condicion={condicion} copies />}
    </EditScreen>
  );
}

export function EditCondicionPage() {
  const { id } = editing.useParams();
  return (
    <EditScreen id={id} query={useQuery(condicionOptions(id))} list={LIST} title="Editar condiciones">
      {(condicion) => <CondicionForm condicion={condicion} />}
    </EditScreen>
  );
}

const LABELS = { nombre: 'Nombre', ...TERMS_LABELS, reglas: 'Porcentajes' };

interface CondicionFormProps {
  /** The edited or copied agreement; undefined for a new one. */
  condicion?: Condicion;
  copies?: boolean;
}

/** Name, general terms and percentages of an agreement. */
function CondicionForm({ condicion, copies = false }: CondicionFormProps) {
  const isNew = condicion === undefined || copies;
  const form = useSaveForm({
    initialValues: () => (condicion && copies ? copyOf(condicion) : valuesOf(condicion)),
    schema: condicionBody,
    bodyOf,
    fieldOf,
    save: (body) =>
      isNew
        ? condicionesCreate({ body: { ...body, ...(condicion && { copia_de: condicion.condicion_id }) } })
        : condicionesUpdate({
            path: { id: condicion.condicion_id },
            headers: { 'If-Match': `"${condicion.version}"` },
            body,
          }),
    texts: {
      done: `Condiciones ${isNew ? 'creadas' : 'actualizadas'} con éxito`,
      failed: `Error al ${isNew ? 'crear' : 'actualizar'} las condiciones`,
    },
    queries: CONDICIONES_QUERIES,
    list: LIST,
  });
  return (
    <SaveForm form={form} names={LABELS}>
      <TextField
        name="nombre"
        label={LABELS.nombre}
        required
        autoComplete="off"
        help="Lo ve solo el personal."
      />
      <TermsFields />
      <FormSection
        title={LABELS.reglas}
        description={`Cambian el precio de la tienda. De varios porcentajes vale el más preciso: marca, después categoría (de varias, la del precio más bajo), después todo. Un precio propio vale más que un porcentaje.${copies ? ' La copia lleva también los precios propios.' : ''}`}
      >
        <ReglasFields />
      </FormSection>
    </SaveForm>
  );
}
