import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pedidos } from './pedidos.ts';
import { usuarios } from './usuarios.ts';

/** Users who are editing an order now. Without a renewal, the row expires at `vence`. */
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
