import { APPS } from 'api-client/contract/words';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from './usuarios.ts';

/** The open sessions. A token names its session. The session is invalid without its row, or after `vence_en`. */
export const sesiones = pgTable(
  'sesiones',
  {
    sesion_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    /** The account's `sesion` when the session was opened. A higher value in the account revokes the session. */
    sesion: integer().notNull(),
    app: text({ enum: APPS }).notNull(),
    dispositivo: text().notNull(),
    direccion: text().notNull(),
    creada_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Approximate: written at most once per few minutes. */
    usada_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('sesiones_usuario').on(t.usuario_id, t.usada_en), index('sesiones_vencidas').on(t.vence_en)],
);

/** Single-use secrets: the links of mails, and the code that transfers a session to the other app. */
export const llaves = pgTable(
  'llaves',
  {
    /** Hash of the secret. The secret itself is not stored. */
    huella: text().primaryKey(),
    para: text()
      .$type<'restablecer' | 'sesion' | 'confirmar_correo' | 'cambiar_correo' | 'frenar_cambio'>()
      .notNull(),
    /** Hash of the e-mail that received the secret: the secret is only valid for this e-mail. */
    correo: text(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('llaves_usuario').on(t.usuario_id, t.para), index('llaves_vencidas').on(t.vence_en)],
);

/** Requested e-mail changes, until the new e-mail is confirmed. */
export const cambiosDeCorreo = pgTable(
  'cambios_de_correo',
  {
    usuario_id: uuid()
      .primaryKey()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Hash of the account's e-mail at the request. The change is void when the account's e-mail is another. */
    de: text().notNull(),
    pedido_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('cambios_de_correo_vencidos').on(t.vence_en)],
);

/** Time of the last request for a password reset link, for e-mails with and without an account. */
export const enlacesSolicitados = pgTable(
  'enlaces_solicitados',
  {
    /** Hash of the e-mail: addresses without an account must not be stored. */
    huella: text().primaryKey(),
    fecha: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('enlaces_solicitados_fecha').on(t.fecha)],
);

/** Staff's second factor: the secret for time-based codes. Without `activado_en`, the factor is not enabled. */
export const segundosFactores = pgTable('segundos_factores', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  /** Sealed (shared/sealer.ts). */
  secreto: text().notNull(),
  activado_en: timestamp({ withTimezone: true }),
  /** The 30-second step of the last accepted code. Codes of this and older steps are refused. */
  ultimo_paso: integer().notNull().default(0),
});

/** Single-use recovery codes that replace a time-based code. */
export const codigosDeRecuperacion = pgTable(
  'codigos_de_recuperacion',
  {
    /** Hash of the code. The code itself is not stored. */
    huella: text().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => segundosFactores.usuario_id, { onDelete: 'cascade' }),
  },
  (t) => [index('codigos_de_recuperacion_usuario').on(t.usuario_id)],
);
