import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type Sinonimo, sinonimosCreate, sinonimosUpdate } from 'api-client/backoffice';
import { sinonimoBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useState } from 'react';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { useSaveForm } from '../../shared/use-save-form.ts';
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
  const sinonimo = useQuery(sinonimoOptions(id));
  const known = useFirstFresh(id, sinonimo);
  return (
    <FormScreen list={LIST} title="Editar sinónimos" needs={[{ ...sinonimo, data: known }]}>
      {known && <SinonimoForm key={id} sinonimo={known} />}
    </FormScreen>
  );
}

const LABELS = { palabras: 'Palabras' };
/** Milliseconds from a success until the list opens. */
const LEAVES_AFTER = 1000;

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
  const { leave } = useReturnTo('/panel-sinonimos');
  const [initialValues] = useState(() => ({
    palabras: sinonimo?.palabras.join(', ') ?? (palabra ? `${palabra}, ` : ''),
  }));
  const form = useSaveForm({
    initialValues,
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
    leave: { after: LEAVES_AFTER, to: leave },
  });
  return (
    <FormFrame form={form} before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}>
      <TextField
        name="palabras"
        label={LABELS.palabras}
        required
        autoComplete="off"
        help="Separadas por comas: «maní, cacahuate». Quien busca una encuentra lo que se llama como cualquiera de las otras. No hace falta repetirlas con acentos, mayúsculas ni en plural."
      />
      <FormActions submitLabel="Guardar" busyLabel="Guardando..." disabled={form.saved} sticky />
    </FormFrame>
  );
}
