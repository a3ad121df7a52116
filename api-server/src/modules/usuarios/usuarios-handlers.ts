import { Problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/register-operations.ts';
import { cuentaAprobada } from '../../mail/cuenta-aprobada.ts';
import { solicitudRechazada } from '../../mail/solicitud-rechazada.ts';
import { solicitudRecibida } from '../../mail/solicitud-recibida.ts';
import type { ModuleDeps } from '../deps.ts';
import { mailOwner, mailShop } from '../mail-owner.ts';
import { requestAccount } from './request-account.ts';
import { toUsuario, type UsuarioRow } from './usuario-mapper.ts';
import {
  findActivos,
  findInactivos,
  findOwnUsuario,
  findUsuario,
  searchUsuarios,
} from './usuarios-repository.ts';
import { darDeAlta, darDeBaja, darRolEmpleado, rechazar } from './usuarios-service.ts';

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
  | 'usuarios.rechazar'
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
      mailOwner(deps, usuario, solicitudRecibida({ ...usuario, shop: mailShop(deps) }));
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
      if (cambio) mailOwner(deps, usuario, cuentaAprobada({ ...usuario, shop: mailShop(deps) }));
      return toUsuario(usuario);
    },
    'usuarios.baja': async ({ params, actor, ifMatch }) =>
      toUsuario((await darDeBaja(db, { usuarioId: params.id, actor, ifMatch })).usuario),
    'usuarios.rechazar': async ({ params, actor, body: { motivo }, ifMatch }) => {
      const usuario = await rechazar(db, { usuarioId: params.id, actor, ifMatch });
      mailOwner(deps, usuario, solicitudRechazada({ nombre: usuario.nombre, motivo, shop: mailShop(deps) }));
      return { mensaje: 'La solicitud fue rechazada.' };
    },
    'usuarios.rolEmpleado': async ({ params, actor, ifMatch }) =>
      toUsuario((await darRolEmpleado(db, { usuarioId: params.id, actor, ifMatch })).usuario),
  };
}
