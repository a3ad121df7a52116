import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pedidos } from './pedidos.ts';
import { usuarios } from './usuarios.ts';

/** Who edits an order at this moment. Whoever goes without a word is gone when it lapses. */
export const presencias = pgTable(
  'presencias',
  {
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    vence: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.pedido_id, t.usuario_id] }), index('presencias_usuario').on(t.usuario_id)],
);
