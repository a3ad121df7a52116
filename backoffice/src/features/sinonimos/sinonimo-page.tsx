import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { sinonimoOptions } from './queries.ts';
import { SinonimoForm } from './sinonimo-form.tsx';

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
