import type { CondicionIva, PartesIva, ShownModo } from 'api-client/contract/iva';
import { index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Shop } from 'settings/shop';
import { pedidos } from './pedidos.ts';
import { bytes } from './types.ts';
import { usuarios } from './usuarios.ts';

/** The newest delivery note of an order. Number and date stay until the order changes and is printed again. */
export const remitos = pgTable('remitos', {
  /** No cascade, so that numbers are never reused and have no gaps. */
  pedido_id: uuid()
    .primaryKey()
    .references(() => pedidos.pedido_id),
  numero: integer().notNull().unique(),
  fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Each printed delivery note. Its content never changes. */
export const remitosImpresos = pgTable(
  'remitos_impresos',
  {
    numero: integer().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id),
    fecha: timestamp({ withTimezone: true }).notNull(),
    impreso_por: uuid().references(() => usuarios.usuario_id),
    /** Number of the delivery note that this one replaces. */
    reemplaza_a: integer(),
    /** Content of the paper, except the recipient. */
    datos: jsonb().$type<RemitoDatos>().notNull(),
    /** The recipient. Null after the account was erased: `destinatarios` has the data that the law requires. */
    cliente: jsonb().$type<RemitoCliente>(),
    /**
     * The original file. Null until generated, and after the account was erased; then the paper is generated from
     * `datos`.
     */
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
  /** The shop's product code, as on the label. */
  codigo?: string | null;
  /** Cents. */
  precio_unitario: number;
  /** Percent, 0 to 100. */
  descuento: number;
  /** Cents. */
  total_precio: number;
  /** The tax in the line, if the order shows its amount. */
  iva?: RemitoLineaIva | null;
  /** Ordered kilos of a weighed line, whose weight differs. */
  pedida?: number;
  /** The customer's note about the line. */
  nota?: string | null;
}

/** The rate is in percent; amounts are in cents. */
interface RemitoLineaIva {
  alicuota: number;
  precio_neto: number;
  neto: number;
  iva: number;
}

export interface RemitoCliente {
  nombre_comercio: string;
  nombre: string;
  apellido: string;
  /** Eleven digits; printed as a CUIT, with dashes. */
  dni: string;
  /** How the recipient is registered for IVA; null if unknown. */
  condicion_iva?: CondicionIva | null;
  dom_fiscal: string;
  telefono: string;
  /** Delivery address, when different from `dom_fiscal`. */
  entrega?: string | null;
}

export interface RemitoDatos {
  pedido: { numero: number /** ISO. */; fecha: string };
  /** URL of the order's page. */
  url: string;
  comercio: Omit<Shop, 'social'>;
  /** The customer's note about the order. */
  nota?: string | null;
  detalles: RemitoLinea[];
  /** Cents. */
  total: number;
  /** The tax in the total, in cents, if the order shows its amount. */
  iva?: (PartesIva & { modo: ShownModo }) | null;
  /** Number of packages; null when not packed, to be filled in by hand. */
  bultos: number | null;
}
