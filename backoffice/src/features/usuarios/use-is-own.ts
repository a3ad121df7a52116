import type { Usuario } from 'api-client/backoffice';
import { useUsuarioId } from '../../shared/session/access.ts';

/** Returns a check for the user's own account. */
export function useIsOwn(): (usuario: Usuario) => boolean {
  const id = useUsuarioId();
  return ({ usuario_id }) => usuario_id === id;
}
