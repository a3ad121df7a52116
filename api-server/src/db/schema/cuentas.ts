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
 * What each customer owes and paid, line by line. A trigger writes what an order makes them owe, in the transaction that
 * changes the order; the rest is what staff register. A trigger refuses to change or delete a line, but for what
 * `borrar_datos_en_movimientos` forgets: what was wrong is reversed by another one. No key to the order: a line
 * outlives it.
 */
export const movimientos = pgTable(
  'movimientos',
  {
    movimiento_id: uuid().primaryKey(),
    /** In which order they were written. */
    orden: bigserial({ mode: 'number' }).notNull(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    pedido_id: uuid(),
    tipo: text({ enum: TIPOS_MOVIMIENTO }).notNull(),
    medio: text({ enum: MEDIOS_PAGO }),
    /** What is owed more because of it; less, below zero. */
    importe: centavos().notNull(),
    /** Of the business, by the shop's calendar. */
    fecha: date().notNull(),
    /** Of what an order makes them owe: until when it is to be paid. */
    vence: date(),
    cheque_banco: text(),
    cheque_numero: text(),
    /** From when on the bank pays it. */
    cheque_fecha: date(),
    nota: text(),
    /** The line that it takes back; each once. */
    revierte: uuid()
      .unique()
      .references((): AnyPgColumn => movimientos.movimiento_id),
    /** Nobody for what follows an order: its history says who. */
    registrado_por: uuid().references(() => usuarios.usuario_id),
    creado_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // The last one is what a page's balance adds up.
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

/** What the lines of an order come to, kept by a trigger on `movimientos`: no page adds them up. */
export const cuentasPedidos = pgTable(
  'cuentas_pedidos',
  {
    pedido_id: uuid().primaryKey(),
    usuario_id: uuid().notNull(),
    /** Nothing while only paid. */
    vence: date(),
    cargado: sum().notNull(),
    /** Payments, and the like, that name it. */
    pagado: sum().notNull(),
  },
  (t) => [
    // What falls due later is what is covered later: a page reads from there on.
    index('cuentas_pedidos_usuario')
      .on(t.usuario_id, t.vence, t.pedido_id, t.cargado, t.pagado)
      .where(sql`cargado > pagado`),
    index('cuentas_pedidos_vence')
      .on(t.vence, t.usuario_id, t.cargado, t.pagado)
      .where(sql`cargado > pagado`),
  ],
);

/** On what terms a customer buys; one without a row pays at once and has no limit. */
export const condicionesDePago = pgTable('condiciones_de_pago', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  /** Days from when an order is sold. */
  plazo: integer().notNull(),
  limite: centavos(),
  version: integer().notNull(),
});
