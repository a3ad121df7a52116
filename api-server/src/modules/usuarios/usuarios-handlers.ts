import { Problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { requestAccount } from './request-account.ts';
import { toUsuario, type UsuarioRow } from './usuario-mapper.ts';
import {
  findActivos,
  findInactivos,
  findOwnUsuario,
  findUsuario,
  searchUsuarios,
} from './usuarios-repository.ts';
import { darDeAlta, darDeBaja, darRolEmpleado } from './usuarios-service.ts';
import { welcome } from './welcome.ts';

type UsuariosHandlers = Pick<
  Handlers,
  | 'usuarios.create'
  | 'usuarios.get'
  | 'usuarios.list'
  | 'usuarios.inactivos'
  | 'usuarios.search'
  | 'usuarios.alta'
  | 'usuarios.baja'
  | 'usuarios.rolEmpleado'
>;

const toPage = ({ rows, total }: { rows: UsuarioRow[]; total: number }) => ({
  usuarios: rows.map(toUsuario),
  total,
});

export function usuariosHandlers(deps: ModuleDeps): UsuariosHandlers {
  const { db, tokens } = deps;
  return {
    'usuarios.create': async ({ body }) => {
      const usuario = await requestAccount(db, body);
      return { usuario_id: usuario.usuario_id, token: await tokens.registration(usuario) };
    },
    'usuarios.get': async ({ params, actor }) => {
      const usuario =
        actor.kind === 'staff'
          ? await findUsuario(db, params.id)
          : await findOwnUsuario(db, actor.usuarioId, params.id);
      if (!usuario) throw new Problem('NO_ENCONTRADO');
      return toUsuario(usuario);
    },
    'usuarios.list': async ({ query }) => toPage(await findActivos(db, query)),
    'usuarios.inactivos': async ({ query }) => toPage(await findInactivos(db, query)),
    'usuarios.search': async ({ query }) => toPage(await searchUsuarios(db, query.term, query)),
    'usuarios.alta': async ({ params, actor, ifMatch }) => {
      const { usuario, cambio } = await darDeAlta(db, { usuarioId: params.id, actor, ifMatch });
      if (cambio) welcome(deps, usuario);
      return toUsuario(usuario);
    },
    'usuarios.baja': async ({ params, actor, ifMatch }) =>
      toUsuario((await darDeBaja(db, { usuarioId: params.id, actor, ifMatch })).usuario),
    'usuarios.rolEmpleado': async ({ params, actor, ifMatch }) =>
      toUsuario((await darRolEmpleado(db, { usuarioId: params.id, actor, ifMatch })).usuario),
  };
}
