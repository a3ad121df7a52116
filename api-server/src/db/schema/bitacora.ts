import { ACCIONES, OBJETOS } from 'api-client/contract/words';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from './types.ts';

/** What an entry keeps of the thing that was changed: the fields that did. */
export type Kept = Record<string, unknown>;

/**
 * Who did what, when and from where. Nothing refers to other tables: an entry outlives what it tells of. A trigger
 * refuses to change or delete one, but for what `borrar_datos_en_bitacora` and `purgar_bitacora` do.
 */
export const bitacora = pgTable(
  'bitacora',
  {
    entrada_id: uuid().primaryKey(),
    /** The database's clock, and not the start of the transaction, which may have waited for another's. */
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().default(sql`clock_timestamp()`),
    /** Nobody, for what a stranger did, or whoever has the shop's machine in hand. */
    usuario_id: uuid(),
    accion: text({ enum: ACCIONES }).notNull(),
    objeto: text({ enum: OBJETOS }),
    objeto_id: uuid(),
    /** What it was called then: an account that was turned down is nowhere else any more. */
    objeto_nombre: text(),
    antes: jsonb().$type<Kept>(),
    despues: jsonb().$type<Kept>(),
    ip: text(),
    /** The request, as the log names it. */
    llamada: text(),
  },
  (t) => [
    index('bitacora_fecha').on(t.fecha, t.entrada_id),
    index('bitacora_usuario').on(t.usuario_id, t.fecha, t.entrada_id),
    // As the list asks for it: no other index serves that form.
    index('bitacora_usuario_accion').on(t.usuario_id, sql`(${t.accion} || '')`, t.fecha, t.entrada_id),
    index('bitacora_accion').on(t.accion, t.fecha, t.entrada_id),
    index('bitacora_objeto').on(t.objeto, t.fecha, t.entrada_id),
    index('bitacora_objeto_id').on(t.objeto_id, t.fecha, t.entrada_id),
  ],
);
