import { ROLES } from 'api-client/contract/words';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rolesPersonal } from './roles.ts';
import { alphabetical, normalized, sql } from './types.ts';

export const usuarios = pgTable(
  'usuarios',
  {
    usuario_id: uuid().primaryKey(),
    /**
     * Of a person who orders for a shop: its owner's account. What is the shop's (CUIT, name, telephone, address) is as it
     * is there, which triggers of the migration `personas` see to.
     */
    titular_id: uuid().references((): AnyPgColumn => usuarios.usuario_id),
    /** Of a person whose access the shop's owner has taken away, who may give it back; whom staff deactivated, only staff. */
    sin_acceso: boolean().notNull().default(false),
    nombre: alphabetical().notNull(),
    apellido: alphabetical().notNull(),
    dni: bigint({ mode: 'number' }).notNull(),
    nombre_comercio: text().notNull(),
    telefono: text().notNull(),
    dom_fiscal: text().notNull(),
    email: text().notNull().unique('usuarios_email_unico'),
    /** When somebody who reads its mail said that this e-mail is theirs; that is so until it is another. */
    correo_confirmado_en: timestamp({ withTimezone: true }),
    password_hash: text().notNull(),
    dado_de_alta: boolean().notNull().default(false),
    esta_activo: boolean().notNull().default(false),
    roles: text({ enum: ROLES }).array().notNull().default(sql`'{}'`),
    /** Of an employee, what of the work they do; none for all of it. */
    rol_id: uuid().references(() => rolesPersonal.rol_id),
    /** Sessions and tokens are opened under it; raising it ends them all. */
    sesion: integer().notNull().default(1),
    version: integer().notNull().default(1),
    /** When its owner asked for its data to be erased. */
    borrado_pedido_en: timestamp({ withTimezone: true }),
    /** From then on it is nobody's: what stands in it is made up. */
    datos_borrados_en: timestamp({ withTimezone: true }),
    creado_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    busqueda: text().generatedAlwaysAs(
      normalized(
        sql`nombre || ' ' || apellido || E'\n' || email || E'\n' || dni::text || E'\n' || nombre_comercio || E'\n' || cifras_de_telefono(telefono)`,
      ),
    ),
    /** What a search for people compares: `sin_signos` is made by a migration. `busqueda` goes once no older version runs. */
    buscado: text().generatedAlwaysAs(
      sql`sin_signos(nombre || ' ' || apellido || E'\n' || email || E'\n' || dni::text || E'\n' || nombre_comercio || E'\n' || cifras_de_telefono(telefono))`,
    ),
  },
  (t) => [
    uniqueIndex('usuarios_dni_unico').on(t.dni).where(sql`titular_id IS NULL`),
    index('usuarios_titular').on(t.titular_id),
    index('usuarios_rol').on(t.rol_id),
    check(
      'usuarios_personas',
      sql`titular_id IS NULL OR (titular_id <> usuario_id AND NOT roles && '{empleado,admin}'::text[])`,
    ),
    index('usuarios_busqueda').using('gin', sql`${t.busqueda} gin_trgm_ops`),
    index('usuarios_buscado').using('gin', sql`${t.buscado} gin_trgm_ops`),
    index('usuarios_lista')
      .on(t.esta_activo, t.apellido, t.nombre, t.usuario_id)
      .where(sql`datos_borrados_en IS NULL`),
    index('usuarios_inactivos')
      .on(t.esta_activo, t.creado_en, t.usuario_id)
      .where(sql`datos_borrados_en IS NULL`),
    index('usuarios_solicitudes')
      .on(t.creado_en, t.usuario_id)
      .where(sql`NOT esta_activo AND NOT dado_de_alta AND datos_borrados_en IS NULL`),
    // By what two accounts may have in common; the migration `solicitudes` makes the functions.
    index('usuarios_por_documento').on(sql`((dni / 10) % 100000000)`, t.usuario_id),
    index('usuarios_por_telefono').on(sql`telefono_comparado(telefono)`, t.usuario_id),
    index('usuarios_por_domicilio').on(sql`domicilio_comparado(dom_fiscal)`, t.usuario_id),
    index('usuarios_por_correo').on(sql`correo_comparado(email)`, t.usuario_id),
    index('usuarios_personal')
      .on(t.apellido, t.nombre, t.usuario_id)
      .where(sql`roles && '{empleado,admin}'::text[]`),
  ],
);

/** Where an account has its orders brought to, besides its own address. */
export const domicilios = pgTable(
  'domicilios',
  {
    domicilio_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    nombre: alphabetical().notNull(),
    domicilio: text().notNull(),
    horario: text().notNull(),
    predeterminado: boolean().notNull(),
  },
  (t) => [index('domicilios_usuario').on(t.usuario_id, t.nombre)],
);

/** What the house writes down of an account, for itself. */
export const notasUsuarios = pgTable(
  'notas_usuarios',
  {
    nota_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    autor_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    texto: text().notNull(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('notas_usuarios_usuario').on(t.usuario_id, t.fecha, t.nota_id),
    index('notas_usuarios_autor').on(t.autor_id),
  ],
);

/** Whom the remitos of an account that was erased are made out to; they are kept for as long as the law wants them. */
export const destinatarios = pgTable('destinatarios', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id),
  nombre: text().notNull(),
  apellido: text().notNull(),
  nombre_comercio: text().notNull(),
  dni: bigint({ mode: 'number' }).notNull(),
  dom_fiscal: text().notNull(),
});
