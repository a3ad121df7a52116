import { usuario } from 'api-client/contract/usuarios';
import { STAFF_ROLES } from 'api-client/contract/words';
import type { z } from 'zod';
import { hasPassword } from '../../shared/passwords.ts';
import type { UsuarioRow } from './usuarios-repository.ts';

/** What the contract names of an account, and nothing else of its row: never the hash, nor what its sessions hang on. */
export const toUsuario = (row: UsuarioRow): z.output<typeof usuario> =>
  usuario.parse({
    ...row,
    sin_clave: !hasPassword(row.password_hash),
    correo_confirmado: row.correo_confirmado_en !== null,
    creado_en: row.creado_en.toISOString(),
    borrado_pedido_en: row.borrado_pedido_en?.toISOString() ?? null,
  });

/** As the trail names it: a shop by its name, staff and who orders for a shop by theirs. */
export const asObjeto = ({ usuario_id, titular_id, nombre, apellido, ...rest }: UsuarioRow) => ({
  tipo: 'usuario' as const,
  id: usuario_id,
  nombre:
    titular_id !== null || rest.roles.some((rol) => STAFF_ROLES.includes(rol))
      ? `${nombre} ${apellido}`
      : rest.nombre_comercio,
});

/** What of an account the trail keeps of a change. */
export const keptOf = ({ dado_de_alta, esta_activo, roles }: UsuarioRow) => ({
  dado_de_alta,
  esta_activo,
  roles,
});

/** What of an account staff correct. */
export const datosOf = ({ nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal }: UsuarioRow) => ({
  nombre,
  apellido,
  dni,
  nombre_comercio,
  telefono,
  dom_fiscal,
});
