import type { ClientesId } from 'api-client/contract/clientes-staff';
import type { TableroId } from 'api-client/contract/tablero';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toUsuario } from './mapper.ts';
import { findSimilar } from './repository/similar.ts';
import { findActivos, findInactivos, searchUsuarios, type UsuarioRow } from './repository/usuarios.ts';
import { requestAccount } from './service/accounts.ts';
import {
  editUsuario,
  getUsuario,
  giveAlta,
  giveBaja,
  giveRolEmpleado,
  reject,
  takeRolEmpleado,
} from './service/usuarios.ts';

const toPage = ({ rows, total }: { rows: UsuarioRow[]; total: number }) => ({
  usuarios: rows.map(toUsuario),
  total,
});

type UsuariosHandlers = Omit<
  HandlersOf<'usuarios'>,
  'usuarios.exportarDatos' | 'usuarios.borrarDatos' | ClientesId | TableroId | keyof HandlersOf<'sesiones'>
>;

export function usuariosHandlers(deps: ModuleDeps): UsuariosHandlers {
  const { db, tokens } = deps;
  return {
    'usuarios.create': async ({ body, ip, author }) => {
      const usuario = await requestAccount(deps, body, ip, author);
      return { usuario_id: usuario.usuario_id, token: await tokens.registration(usuario) };
    },
    'usuarios.get': async ({ params, actor }) => toUsuario(await getUsuario(db, actor, params.id)),
    'usuarios.list': async ({ query }) => toPage(await findActivos(db, query)),
    'usuarios.inactivos': async ({ query }) => toPage(await findInactivos(db, query)),
    'usuarios.search': async ({ query }) =>
      toPage(
        query.parecidos
          ? await findSimilar(db, query.term, query)
          : await searchUsuarios(db, query.term, query),
      ),
    'usuarios.update': async ({ params, body, ...input }) =>
      toUsuario(await editUsuario(db, { usuarioId: params.id, ...input }, body)),
    'usuarios.alta': async ({ params, ...input }) =>
      toUsuario(await giveAlta(deps, { usuarioId: params.id, ...input })),
    'usuarios.baja': async ({ params, ...input }) =>
      toUsuario(await giveBaja(db, { usuarioId: params.id, ...input })),
    'usuarios.rechazar': async ({ params, body, ...input }) => {
      await reject(deps, { usuarioId: params.id, ...input }, body.motivo);
      return { mensaje: 'La solicitud fue rechazada.' };
    },
    'usuarios.rolEmpleado': async ({ params, ...input }) =>
      toUsuario(await giveRolEmpleado(db, { usuarioId: params.id, ...input })),
    'usuarios.quitarRolEmpleado': async ({ params, ...input }) =>
      toUsuario(await takeRolEmpleado(db, { usuarioId: params.id, ...input })),
  };
}
