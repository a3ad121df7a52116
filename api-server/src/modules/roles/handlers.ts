import { callsOf } from '../../http/authorize.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toUsuario } from '../usuarios/mapper.ts';
import { toRol } from './mapper.ts';
import { findRol, listRoles } from './repository.ts';
import { createRol, editRol, giveRol, inviteEmpleado, removeRol } from './service.ts';

export const rolesHandlers = (deps: ModuleDeps): HandlersOf<'roles' | 'permisos'> => ({
  'permisos.get': async ({ actor }) => ({ rol: actor.rol?.nombre ?? null, llamadas: callsOf(actor) }),
  'roles.list': async ({ query }) => {
    const { rows, total } = await listRoles(deps.db, query);
    return { roles: rows.map(toRol), total };
  },
  'roles.get': async ({ params }) => toRol(found(await findRol(deps.db, params.id))),
  'roles.create': async ({ body, author }) => toRol(await createRol(deps.db, body, author)),
  'roles.update': async ({ params, body, ...by }) =>
    toRol(await editRol(deps.db, { rolId: params.id, asked: body, ...by })),
  'roles.delete': async ({ params, author }) => {
    await removeRol(deps.db, params.id, author);
    return { mensaje: 'El rol fue eliminado.' };
  },
  'roles.invitar': async ({ body, author }) => toUsuario(await inviteEmpleado(deps, body, author)),
  'roles.dar': async ({ params, body, ...input }) =>
    toUsuario(await giveRol(deps.db, { usuarioId: params.id, ...input }, body.rol_id)),
});
