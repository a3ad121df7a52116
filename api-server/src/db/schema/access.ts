import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from './usuarios.ts';

/** Secrets that open something once: the link of a mail, the code that takes a session to the other app. */
export const llaves = pgTable(
  'llaves',
  {
    /** Hash of the secret; the secret itself is kept nowhere. */
    huella: text().primaryKey(),
    para: text().$type<'restablecer' | 'sesion'>().notNull(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    vence_en: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('llaves_usuario').on(t.usuario_id, t.para), index('llaves_vencidas').on(t.vence_en)],
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
