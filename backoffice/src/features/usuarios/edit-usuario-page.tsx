import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usuariosGetOptions } from 'api-client/backoffice';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { EditUsuarioForm } from './edit-usuario-form.tsx';
import { nombreOf } from './usuario-texts.ts';

export function EditUsuarioPage() {
  const { usuario_id: id } = useParams({ from: '/_staff/editar-usuario/$usuario_id' });
  const usuario = useQuery(usuariosGetOptions({ path: { id } }));
  const known = useFirstFresh(id, usuario);
  useTabSubject(known && nombreOf(known));
  return (
    <FormScreen list="/panel-usuarios" title="Editar datos" needs={[{ ...usuario, data: known }]}>
      {known && <EditUsuarioForm key={id} usuario={known} />}
    </FormScreen>
  );
}
