import type { Usuario } from 'api-client/backoffice';
import { useUsuarioId } from '../../shared/session/access.ts';

/** Tells the account of who is looking from the others. */
export function useIsOwn(): (usuario: Usuario) => boolean {
  const id = useUsuarioId();
  return ({ usuario_id }) => usuario_id === id;
}
