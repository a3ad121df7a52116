import { ACCIONES, OBJETOS } from 'api-client/contract/words';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from './types.ts';

/** The changed fields of a record. */
export type StoredFields = Record<string, unknown>;

/**
 * The audit log: who did what, when and from where. The table has no foreign keys, so an entry outlives its subject. A
 * trigger refuses updates and deletes, except by `borrar_datos_en_bitacora` and `purgar_bitacora`.
 */
export const bitacora = pgTable(
  'bitacora',
  {
    entrada_id: uuid().primaryKey(),
    /** The clock time, not the start of the transaction, which may have waited for another transaction. */
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().default(sql`clock_timestamp()`),
    /** Null for an anonymous caller, or a command on the server. */
    usuario_id: uuid(),
    accion: text({ enum: ACCIONES }).notNull(),
    objeto: text({ enum: OBJETOS }),
    objeto_id: uuid(),
    /** The name at that time; for example, a rejected account has no other record. */
    objeto_nombre: text(),
    antes: jsonb().$type<StoredFields>(),
    despues: jsonb().$type<StoredFields>(),
    ip: text(),
    /** Request id, as in the log. */
    llamada: text(),
  },
  (t) => [
    index('bitacora_fecha').on(t.fecha, t.entrada_id),
    index('bitacora_usuario').on(t.usuario_id, t.fecha, t.entrada_id),
    // The audit log's list uses this expression, which no other index serves.
    index('bitacora_usuario_accion').on(t.usuario_id, sql`(${t.accion} || '')`, t.fecha, t.entrada_id),
    index('bitacora_accion').on(t.accion, t.fecha, t.entrada_id),
    index('bitacora_objeto').on(t.objeto, t.fecha, t.entrada_id),
    index('bitacora_objeto_id').on(t.objeto_id, t.fecha, t.entrada_id),
  ],
);
