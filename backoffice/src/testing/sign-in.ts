import type { Area } from 'api-client/backoffice';
import { llamadasOf } from 'api-client/testing/llamadas';
import { type Session, sessionFrom, startSession } from '../shared/session/access.ts';
import { storePermisos } from '../shared/session/permisos.ts';
import { id } from './data.ts';

export type Role = Session['user']['roles'][number];

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** Returns a token like the API's, without a valid signature. `expires`: seconds from now; `sub`: the account's id. */
export const tokenFor = (role: Role, expires = 3600, sub = id(1)): string =>
  [
    part({ alg: 'none' }),
    part({
      sub,
      email: `${role}@tienda.test`,
      roles: [role],
      exp: Math.floor(Date.now() / 1000) + expires,
    }),
    'firma',
  ].join('.');

export function signInAs(role: Role, expires?: number, sub?: string): void {
  const session = sessionFrom(tokenFor(role, expires, sub));
  if (!session) return;
  // As in a browser with stored permissions.
  storePermisos({ cuenta: sub ?? id(1), rol: null, llamadas: llamadasOf() });
  startSession(session);
}

/** Authenticates an employee whose role has these areas. Returns the handler of their permissions. */
export function signInAsRol(areas: readonly Area[], rol = 'Depósito') {
  signInAs('empleado');
  const permisos = { rol, llamadas: llamadasOf(areas) };
  storePermisos({ cuenta: id(1), ...permisos });
  return { 'GET /permisos': () => permisos };
}
