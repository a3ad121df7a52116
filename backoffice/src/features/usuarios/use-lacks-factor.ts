import { useQuery } from '@tanstack/react-query';
import { ajustesGetOptions, type Usuario } from 'api-client/backoffice';
import { isAdmin, useSession } from '../../shared/session/access.ts';

/** Tells the staff's accounts without a second factor from the others, for admins. */
export function useLacksFactor(): (usuario: Usuario) => boolean {
  const { data } = useQuery({
    ...ajustesGetOptions(),
    enabled: isAdmin(useSession()),
    // Without the mark the list is as good.
    meta: { ownErrors: true },
  });
  return ({ usuario_id }) =>
    data?.sin_segundo_factor.usuarios.some((one) => one.usuario_id === usuario_id) ?? false;
}
