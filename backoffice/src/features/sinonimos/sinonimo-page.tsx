import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type Sinonimo, sinonimosCreate, sinonimosUpdate } from 'api-client/backoffice';
import { sinonimoBody } from 'api-client/backoffice-forms';
import { TextField } from 'ui-kit/forms/text-field';
import { EditScreen, FormScreen } from '../../shared/form-screen.tsx';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';
import { SINONIMOS_QUERIES, sinonimoOptions } from './queries.ts';

const LIST = '/panel-sinonimos';

/** A new group; the URL may have its first word. */
export function NewSinonimoPage() {
  const { palabra } = useSearch({ from: '/_staff/crear-sinonimo' });
  return (
    <FormScreen list={LIST} title="Agregar sinónimos">
      <SinonimoForm palabra={palabra} />
    </FormScreen>
  );
}

export function EditSinonimoPage() {
  const { id } = useParams({ from: '/_staff/actualizar-sinonimo/$id' });
  return (
    <EditScreen id={id} query={useQuery(sinonimoOptions(id))} list={LIST} title="Editar sinónimos">
      {(sinonimo) => <SinonimoForm sinonimo={sinonimo} />}
    </EditScreen>
  );
}

const LABELS = { palabras: 'Palabras' };

const bodyOf = ({ palabras }: { palabras: string }) => ({
  palabras: palabras
    .split(/[,;=\n]/)
    .map((palabra) => palabra.trim())
    .filter(Boolean),
});

interface SinonimoFormProps {
  /** Undefined for a new group. */
  sinonimo?: Sinonimo;
  /** A new group's first word. */
  palabra?: string;
}

/** The words of a group, separated by commas. */
function SinonimoForm({ sinonimo, palabra }: SinonimoFormProps) {
  const form = useSaveForm({
    initialValues: () => ({
      palabras: sinonimo?.palabras.join(', ') ?? (palabra ? `${palabra}, ` : ''),
    }),
    schema: sinonimoBody,
    bodyOf,
    save: (body) =>
      sinonimo
        ? sinonimosUpdate({
            path: { id: sinonimo.sinonimo_id },
            headers: { 'If-Match': `"${sinonimo.version}"` },
            body,
          })
        : sinonimosCreate({ body }),
    texts: {
      done: `Sinónimos ${sinonimo ? 'actualizados' : 'creados'} con éxito`,
      failed: `Error al ${sinonimo ? 'actualizar' : 'crear'} los sinónimos`,
    },
    queries: SINONIMOS_QUERIES,
    list: LIST,
  });
  return (
    <SaveForm form={form} names={LABELS}>
      <TextField
        name="palabras"
        label={LABELS.palabras}
        required
        autoComplete="off"
        help="Separadas por comas: «maní, cacahuate». Quien busca una encuentra lo que se llama como cualquiera de las otras. No hace falta repetirlas con acentos, mayúsculas ni en plural."
      />
    </SaveForm>
  );
}
