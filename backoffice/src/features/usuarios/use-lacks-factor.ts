import { useQuery } from '@tanstack/react-query';
import { ajustesGetOptions, type Usuario } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import { isAdmin, useSession } from '../../shared/session/access.ts';

/** Tells the staff's accounts without a second factor from the others, for admins. */
export function useLacksFactor(): (usuario: Usuario) => boolean {
  const { data } = useQuery({
    ...ajustesGetOptions(),
    enabled: isAdmin(useSession()),
    // Without the mark the list is as good.
    ...toldByScreen,
  });
  return ({ usuario_id }) =>
    data?.sin_segundo_factor.usuarios.some((one) => one.usuario_id === usuario_id) ?? false;
}
