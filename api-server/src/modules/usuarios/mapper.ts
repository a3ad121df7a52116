import { usuario } from 'api-client/contract/usuarios';
import { STAFF_ROLES } from 'api-client/contract/words';
import type { z } from 'zod';
import { hasPassword } from '../../shared/passwords.ts';
import type { UsuarioRow } from './repository/usuarios.ts';

/** Maps a row to the contract's fields. Never returns the password hash or the session counter. */
export const toUsuario = (row: UsuarioRow): z.output<typeof usuario> =>
  usuario.parse({
    ...row,
    sin_clave: !hasPassword(row.password_hash),
    correo_confirmado: row.correo_confirmado_en !== null,
    creado_en: row.creado_en.toISOString(),
    borrado_pedido_en: row.borrado_pedido_en?.toISOString() ?? null,
  });

/** Returns the account as an audit log object. A customer has the shop's name; staff and persons have their own. */
export const asObjeto = ({ usuario_id, titular_id, nombre, apellido, ...rest }: UsuarioRow) => ({
  tipo: 'usuario' as const,
  id: usuario_id,
  nombre:
    titular_id !== null || rest.roles.some((rol) => STAFF_ROLES.includes(rol))
      ? `${nombre} ${apellido}`
      : rest.nombre_comercio,
});

/** Returns the fields that the audit log keeps when an account's state changes. */
export const toAuditFields = ({ dado_de_alta, esta_activo, roles }: UsuarioRow) => ({
  dado_de_alta,
  esta_activo,
  roles,
});

/** Returns the fields that staff may edit. */
export const datosOf = ({
  nombre,
  apellido,
  dni,
  nombre_comercio,
  telefono,
  dom_fiscal,
  condicion_iva,
}: UsuarioRow) => ({
  nombre,
  apellido,
  dni,
  nombre_comercio,
  telefono,
  dom_fiscal,
  condicion_iva,
});
