import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { rolOptions } from './queries.ts';
import { RolForm } from './rol-form.tsx';

const LIST = '/panel-roles';

export const NewRolPage = () => (
  <FormScreen list={LIST} title="Crear rol">
    <RolForm />
  </FormScreen>
);

export function EditRolPage() {
  const { id } = useParams({ from: '/_staff/_admin/editar-rol/$id' });
  const rol = useQuery(rolOptions(id));
  const known = useFirstFresh(id, rol);
  return (
    <FormScreen list={LIST} title="Editar rol" needs={[{ ...rol, data: known }]}>
      {known && <RolForm key={id} rol={known} />}
    </FormScreen>
  );
}
