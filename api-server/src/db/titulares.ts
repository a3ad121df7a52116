import { alias } from 'drizzle-orm/pg-core';
import { usuarios } from './schema/usuarios.ts';

/** The owners of the shops that persons order for, joined by `titular_id`. */
export const titulares = alias(usuarios, 'titulares');

const { usuario_id, roles, dado_de_alta, esta_activo } = titulares;

/** The owner's columns that decide a person's access. */
export const titular = { usuario_id, roles, dado_de_alta, esta_activo };
