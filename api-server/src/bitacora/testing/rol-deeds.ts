import type { Accion } from 'api-client/contract';
import { makeRol } from '../../testing/make-rol.ts';
import { count, here, idOf } from './deeds-fixture.ts';

const named = async () => ({ nombre: `Rol ${count()}` });

const rol = async () => ({ id: await makeRol(here.test, ['empaque']) });

/** Creates an employee and a role for that employee. */
async function given() {
  return { ...(await idOf({ roles: ['empleado'] })), rol_id: (await rol()).id };
}

const invited = async () => ({
  ...{ nombre: 'Eva', apellido: 'Luna', email: `eva${count()}@tienda.test`, dni: `2030000${1000 + count()}` },
  rol_id: (await rol()).id,
});

export const ROL_CALLS = {
  'roles.create': ['rol.alta', named],
  'roles.update': ['rol.edicion', async () => ({ ...(await rol()), ...(await named()) })],
  'roles.delete': ['rol.baja', rol],
  'roles.invitar': ['usuario.alta', invited],
  'roles.dar': ['usuario.permisos', given],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
