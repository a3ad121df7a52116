import { index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Shop } from 'settings/shop';
import { pedidos } from './pedidos.ts';
import { bytes } from './types.ts';
import { usuarios } from './usuarios.ts';

/** The newest delivery note of an order: number and date stay until the order changes and is printed again. */
export const remitos = pgTable('remitos', {
  /** Without a cascade: a number that was given is never given again, and none is missing. */
  pedido_id: uuid()
    .primaryKey()
    .references(() => pedidos.pedido_id),
  numero: integer().notNull().unique(),
  fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Each delivery note that was printed, as it was printed. What its paper says never changes. */
export const remitosImpresos = pgTable(
  'remitos_impresos',
  {
    numero: integer().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id),
    fecha: timestamp({ withTimezone: true }).notNull(),
    impreso_por: uuid().references(() => usuarios.usuario_id),
    /** The number of the paper that it replaces. */
    reemplaza_a: integer(),
    /** What the paper says, apart from the person that it is made out to. */
    datos: jsonb().$type<RemitoDatos>().notNull(),
    /** The person that it is made out to. Null once the account was erased: `destinatarios` has what the law wants kept. */
    cliente: jsonb().$type<RemitoCliente>(),
    /** The original. Null until it is printed apart, and once the account was erased: it is printed from `datos` then. */
    pdf: bytes(),
  },
  (table) => [
    index('remitos_impresos_pedido').on(table.pedido_id, table.numero),
    index('remitos_impresos_por').on(table.impreso_por),
  ],
);

export interface RemitoLinea {
  cantidad: number;
  nombre: string;
  /** The shop's own, as the label on the goods has it. */
  codigo?: string | null;
  /** Cents. */
  precio_unitario: number;
  /** Percent, 0 to 100. */
  descuento: number;
  /** Cents. */
  total_precio: number;
  /** What the customer wrote beside it. */
  nota?: string | null;
}

export interface RemitoCliente {
  nombre_comercio: string;
  nombre: string;
  apellido: string;
  /** Eleven digits; printed as a CUIT, with dashes. */
  dni: string;
  dom_fiscal: string;
  telefono: string;
  /** Where it goes, if not to the address. */
  entrega?: string | null;
}

export interface RemitoDatos {
  pedido: { numero: number /** ISO. */; fecha: string };
  /** Where the reader of the paper finds the order. */
  url: string;
  comercio: Omit<Shop, 'social'>;
  /** What the customer wrote with the order. */
  nota?: string | null;
  detalles: RemitoLinea[];
  /** Cents. */
  total: number;
  /** In how many packages it is packed; null as long as it is not, and written by hand then. */
  bultos: number | null;
}
