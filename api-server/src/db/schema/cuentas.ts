import { MEDIOS_PAGO, TIPOS_MOVIMIENTO } from 'api-client/contract/words';
import {
  type AnyPgColumn,
  bigserial,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/**
 * Ledger entries of each customer's account. A trigger writes the charges of an order in the transaction that changes
 * the order; staff register the rest. A trigger refuses updates and deletes, except by `borrar_datos_en_movimientos`;
 * reversals correct errors. There is no foreign key to the order, because an entry outlives it.
 */
export const movimientos = pgTable(
  'movimientos',
  {
    movimiento_id: uuid().primaryKey(),
    /** Insertion order. */
    orden: bigserial({ mode: 'number' }).notNull(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    pedido_id: uuid(),
    tipo: text({ enum: TIPOS_MOVIMIENTO }).notNull(),
    medio: text({ enum: MEDIOS_PAGO }),
    /** Change of the balance: positive amounts increase the debt. */
    importe: centavos().notNull(),
    /** Date of the transaction, in the shop's time zone. */
    fecha: date().notNull(),
    /** Due date of a charge. */
    vence: date(),
    cheque_banco: text(),
    cheque_numero: text(),
    /** First day on which the bank pays the cheque. */
    cheque_fecha: date(),
    nota: text(),
    /** The entry that this entry reverses, at most once. */
    revierte: uuid()
      .unique()
      .references((): AnyPgColumn => movimientos.movimiento_id),
    /** Null for charges by the trigger: the order's history has the user. */
    registrado_por: uuid().references(() => usuarios.usuario_id),
    creado_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // `importe` is included so that a page sums its balance from the index.
    index('movimientos_usuario').on(t.usuario_id, t.fecha, t.orden, t.importe),
    index('movimientos_pedido').on(t.pedido_id, t.orden),
    index('movimientos_registrado_por').on(t.registrado_por),
    check('movimientos_importe_distinto', sql`importe <> 0`),
    check('movimientos_pago_resta', sql`tipo NOT IN ('pago', 'nota_de_credito') OR importe < 0`),
    check('movimientos_medio_de_pago', sql`(tipo = 'pago') = (medio IS NOT NULL)`),
    check('movimientos_reverso_de', sql`(tipo = 'reverso') = (revierte IS NOT NULL)`),
  ],
);

const sum = () => numeric({ precision: 20, scale: 2 });

/** Totals of the entries of each order. A trigger on `movimientos` maintains them, so that no page sums entries. */
export const cuentasPedidos = pgTable(
  'cuentas_pedidos',
  {
    pedido_id: uuid().primaryKey(),
    usuario_id: uuid().notNull(),
    /** Null while the order only has payments. */
    vence: date(),
    cargado: sum().notNull(),
    /** Total of the payments and credits that name the order. */
    pagado: sum().notNull(),
  },
  (t) => [
    // Payments cover the earliest due dates first, so an order's open amount only depends on orders due later.
    index('cuentas_pedidos_usuario')
      .on(t.usuario_id, t.vence, t.pedido_id, t.cargado, t.pagado)
      .where(sql`cargado > pagado`),
    index('cuentas_pedidos_vence')
      .on(t.vence, t.usuario_id, t.cargado, t.pagado)
      .where(sql`cargado > pagado`),
  ],
);

/** Payment terms of a customer. Without a row: immediate payment, no limit. */
export const condicionesDePago = pgTable('condiciones_de_pago', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  /** Days between the sale and the due date; null for the agreement's, as `limite`. */
  plazo: integer(),
  limite: centavos(),
  version: integer().notNull(),
});
