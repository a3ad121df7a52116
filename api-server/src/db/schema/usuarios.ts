import { CONDICIONES_IVA } from 'api-client/contract/iva';
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
import { condiciones } from './condiciones.ts';
import { rolesPersonal } from './roles.ts';
import { alphabetical, normalized, sql } from './types.ts';

export const usuarios = pgTable(
  'usuarios',
  {
    usuario_id: uuid().primaryKey(),
    /**
     * For a person who orders for a shop: the account of the shop's owner. Triggers (`routines/1-row-changes.sql`) copy
     * the shop's data (CUIT, name, telephone, address) from the owner.
     */
    titular_id: uuid().references((): AnyPgColumn => usuarios.usuario_id),
    /**
     * The shop's owner revoked this person's access and can restore it. Only staff can reactivate an account that staff
     * deactivated.
     */
    sin_acceso: boolean().notNull().default(false),
    nombre: alphabetical().notNull(),
    apellido: alphabetical().notNull(),
    dni: bigint({ mode: 'number' }).notNull(),
    nombre_comercio: text().notNull(),
    telefono: text().notNull(),
    dom_fiscal: text().notNull(),
    /** How the customer is registered for IVA; null if unknown. */
    condicion_iva: text({ enum: CONDICIONES_IVA }),
    email: text().notNull().unique('usuarios_email_unico'),
    /** When the account's owner confirmed the current e-mail. */
    correo_confirmado_en: timestamp({ withTimezone: true }),
    password_hash: text().notNull(),
    dado_de_alta: boolean().notNull().default(false),
    esta_activo: boolean().notNull().default(false),
    roles: text({ enum: ROLES }).array().notNull().default(sql`'{}'`),
    /** Role of an employee; null for all staff work. */
    rol_id: uuid().references(() => rolesPersonal.rol_id),
    /** The customer's agreement; null for the shop's base prices. A person of a shop has the owner's. */
    condicion_id: uuid().references(() => condiciones.condicion_id),
    /** Incrementing this number revokes all sessions and tokens of the account. */
    sesion: integer().notNull().default(1),
    version: integer().notNull().default(1),
    /** When the owner asked to erase the account's data. */
    borrado_pedido_en: timestamp({ withTimezone: true }),
    /** When the personal data was replaced by placeholders. */
    datos_borrados_en: timestamp({ withTimezone: true }),
    creado_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    busqueda: text().generatedAlwaysAs(
      normalized(
        sql`nombre || ' ' || apellido || E'\n' || email || E'\n' || dni::text || E'\n' || nombre_comercio || E'\n' || cifras_de_telefono(telefono)`,
      ),
    ),
    /** Folded text for name searches. Drop `busqueda` once no older version runs. */
    buscado: text().generatedAlwaysAs(
      sql`sin_signos(nombre || ' ' || apellido || E'\n' || email || E'\n' || dni::text || E'\n' || nombre_comercio || E'\n' || cifras_de_telefono(telefono))`,
    ),
  },
  (t) => [
    uniqueIndex('usuarios_dni_unico').on(t.dni).where(sql`titular_id IS NULL`),
    index('usuarios_titular').on(t.titular_id),
    index('usuarios_rol').on(t.rol_id),
    index('usuarios_condicion').on(t.condicion_id),
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
    // Indexes to find similar accounts. `routines/0-texts.sql` has the functions.
    index('usuarios_por_documento').on(sql`((dni / 10) % 100000000)`, t.usuario_id),
    index('usuarios_por_telefono').on(sql`telefono_comparado(telefono)`, t.usuario_id),
    index('usuarios_por_domicilio').on(sql`domicilio_comparado(dom_fiscal)`, t.usuario_id),
    index('usuarios_por_correo').on(sql`correo_comparado(email)`, t.usuario_id),
    index('usuarios_personal')
      .on(t.apellido, t.nombre, t.usuario_id)
      .where(sql`roles && '{empleado,admin}'::text[]`),
  ],
);

/** Delivery addresses of an account, besides its own address. */
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

/** Staff's internal notes about an account. */
export const notasUsuarios = pgTable(
  'notas_usuarios',
  {
    nota_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
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

/** Recipients of the delivery notes of erased accounts, kept as long as the law requires. */
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
