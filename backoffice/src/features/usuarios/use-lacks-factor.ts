import { useQuery } from '@tanstack/react-query';
import { ajustesGetOptions, type Usuario } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import { isAdmin, useSession } from '../../shared/session/access.ts';

/** Returns a check for staff accounts without a second factor; only for admins. */
export function useLacksFactor(): (usuario: Usuario) => boolean {
  const { data } = useQuery({
    ...ajustesGetOptions(),
    enabled: isAdmin(useSession()),
    // The list works without the mark.
    ...toldByScreen,
  });
  return ({ usuario_id }) =>
    data?.sin_segundo_factor.usuarios.some((one) => one.usuario_id === usuario_id) ?? false;
}
