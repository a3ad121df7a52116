import { alias } from 'drizzle-orm/pg-core';
import { usuarios } from './schema/usuarios.ts';

/** The employee of the customer's shop who placed the order; joined by `pedido_por`. */
export const personas = alias(usuarios, 'personas');

const { usuario_id, nombre, apellido, email, dado_de_alta, esta_activo, roles, correo_confirmado_en } =
  personas;

/** Columns for the order's author, and for the decision to mail the author. */
export const persona = {
  ...{ usuario_id, nombre, apellido, email },
  ...{ dado_de_alta, esta_activo, roles, correo_confirmado_en },
};
