import { APPS } from 'api-client/contract/words';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from './usuarios.ts';

/** The open sessions. A token names one; without its row, or once `vence_en` is past, it opens nothing. */
export const sesiones = pgTable(
  'sesiones',
  {
    sesion_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    /** The account's `sesion` when it was opened, which ended whatever was opened before it was raised. */
    sesion: integer().notNull(),
    app: text({ enum: APPS }).notNull(),
    dispositivo: text().notNull(),
    direccion: text().notNull(),
    creada_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Coarsely: written once in some minutes. */
    usada_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('sesiones_usuario').on(t.usuario_id, t.usada_en), index('sesiones_vencidas').on(t.vence_en)],
);

/** Secrets that open something once: the link of a mail, the code that takes a session to the other app. */
export const llaves = pgTable(
  'llaves',
  {
    /** Hash of the secret; the secret itself is kept nowhere. */
    huella: text().primaryKey(),
    para: text()
      .$type<'restablecer' | 'sesion' | 'confirmar_correo' | 'cambiar_correo' | 'frenar_cambio'>()
      .notNull(),
    /** Hash of the e-mail that it was mailed to: it speaks for that one alone. */
    correo: text(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('llaves_usuario').on(t.usuario_id, t.para), index('llaves_vencidas').on(t.vence_en)],
);

/** The e-mail that an account's owner wants in the place of theirs, until whoever reads its mail confirms it. */
export const cambiosDeCorreo = pgTable(
  'cambios_de_correo',
  {
    usuario_id: uuid()
      .primaryKey()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Hash of the one that the account had when it was asked for: of another one it is no change. */
    de: text().notNull(),
    pedido_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('cambios_de_correo_vencidos').on(t.vence_en)],
);

/** When a link for a new password was last asked for, by e-mails that have an account and by those that don't. */
export const enlacesSolicitados = pgTable(
  'enlaces_solicitados',
  {
    /** Hash of the e-mail: an address that somebody mistyped is nobody's to keep. */
    huella: text().primaryKey(),
    fecha: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('enlaces_solicitados_fecha').on(t.fecha)],
);

/** Staff's second factor: a secret that their authenticator makes time codes of. Until it is confirmed it counts for nothing. */
export const segundosFactores = pgTable('segundos_factores', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  /** Sealed (shared/sealer.ts). */
  secreto: text().notNull(),
  activado_en: timestamp({ withTimezone: true }),
  /** The 30 seconds that the last code was of: neither it nor an older one works again. */
  ultimo_paso: integer().notNull().default(0),
});

/** What opens an account in a time code's place, once each. */
export const codigosDeRecuperacion = pgTable(
  'codigos_de_recuperacion',
  {
    /** Hash of the code; the code itself is kept nowhere. */
    huella: text().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => segundosFactores.usuario_id, { onDelete: 'cascade' }),
  },
  (t) => [index('codigos_de_recuperacion_usuario').on(t.usuario_id)],
);
