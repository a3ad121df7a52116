import { callsOf } from '../../http/authorize.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toUsuario } from '../usuarios/mapper.ts';
import { findRol, listRoles } from './repository.ts';
import { createRol, editRol, giveRol, inviteEmpleado, removeRol } from './service.ts';

export const rolesHandlers = (deps: ModuleDeps): HandlersOf<'roles' | 'permisos'> => ({
  'permisos.get': async ({ actor }) => ({ rol: actor.rol?.nombre ?? null, llamadas: callsOf(actor) }),
  'roles.list': ({ query }) => listRoles(deps.db, query),
  'roles.get': async ({ params }) => found(await findRol(deps.db, params.id)),
  'roles.create': ({ body, author }) => createRol(deps.db, body, author),
  'roles.update': ({ params, body, ...edit }) => editRol(deps.db, params.id, body, edit),
  'roles.delete': async ({ params, author }) => {
    await removeRol(deps.db, params.id, author);
    return { mensaje: 'El rol fue eliminado.' };
  },
  'roles.invitar': async ({ body, author }) => toUsuario(await inviteEmpleado(deps, body, author)),
  'roles.dar': async ({ params, body, ...input }) =>
    toUsuario(await giveRol(deps.db, { usuarioId: params.id, ...input }, body.rol_id)),
});
