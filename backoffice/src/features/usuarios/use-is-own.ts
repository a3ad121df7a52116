import type { Usuario } from 'api-client/backoffice';
import { useSession } from '../../shared/session/access.ts';
import { userIdOf } from '../../shared/session/token.ts';

/** Tells the account of who is looking from the others. */
export function useIsOwn(): (usuario: Usuario) => boolean {
  const session = useSession();
  const id = session && userIdOf(session.token);
  return ({ usuario_id }) => usuario_id === id;
}
