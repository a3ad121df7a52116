import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import type { UsuarioRow } from './usuarios-repository.ts';

type Usuario = z.input<OperationOf<'usuarios.get'>['answers'][200]>;

/** What of an account may leave the server: never the hash, nor what its sessions hang on. */
export const toUsuario = (row: UsuarioRow): Usuario => ({
  usuario_id: row.usuario_id,
  nombre: row.nombre,
  apellido: row.apellido,
  dni: row.dni,
  nombre_comercio: row.nombre_comercio,
  telefono: row.telefono,
  dom_fiscal: row.dom_fiscal,
  email: row.email,
  dado_de_alta: row.dado_de_alta,
  esta_activo: row.esta_activo,
  roles: row.roles,
  version: row.version,
});
