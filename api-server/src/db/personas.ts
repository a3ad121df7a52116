import { alias } from 'drizzle-orm/pg-core';
import { usuarios } from './schema/usuarios.ts';

/** Who placed an order, of those who order for its customer's shop; joined by `pedido_por`. */
export const personas = alias(usuarios, 'personas');

const { usuario_id, nombre, apellido, email, dado_de_alta, esta_activo, roles, correo_confirmado_en } =
  personas;

/** As an order names them, and what a mail to them hangs on. */
export const persona = {
  ...{ usuario_id, nombre, apellido, email },
  ...{ dado_de_alta, esta_activo, roles, correo_confirmado_en },
};
