import { MODOS_IVA } from 'api-client/contract/iva';
import { ESTADOS_PEDIDO, INITIAL_ESTADO, MOTIVOS_ENTREGA, TIPOS_CAMBIO } from 'api-client/contract/words';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { cambiosDePrecios } from './precios.ts';
import type { CambioDatos, StoredLinea } from './stored-json.ts';
import { centavos, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

const usuario = () =>
  uuid()
    .notNull()
    .references(() => usuarios.usuario_id);

/** A delivery address as stored in the order. */
export interface Entrega {
  nombre: string;
  domicilio: string;
  horario: string;
}

export const pedidos = pgTable(
  'pedidos',
  {
    pedido_id: uuid().primaryKey(),
    numero: integer().generatedAlwaysAsIdentity().notNull().unique(),
    usuario_id: usuario(),
    /** The employee of the customer's shop who placed the order; null for the customer or staff. */
    pedido_por: uuid().references(() => usuarios.usuario_id),
    total_precio: centavos().notNull(),
    /** How the order shows IVA: as its customer saw it when ordering. */
    iva: text({ enum: MODOS_IVA }).notNull().default('incluido'),
    fecha_pedido: timestamp({ withTimezone: true }).notNull().defaultNow(),
    estado_pedido: text({ enum: ESTADOS_PEDIDO }).notNull().default(INITIAL_ESTADO),
    version: integer().notNull().default(1),
    /** The responsible staff member; by default the one who placed the order for the customer. */
    asignado_a: uuid().references(() => usuarios.usuario_id),
    /** Staff's labels, in the order of writing. */
    etiquetas: text().array().notNull().default(sql`'{}'`),
    /** The customer's note to the shop. */
    nota: text(),
    /** Number of packages; null when not packed, or when the lines changed since. */
    bultos: integer(),
    /** Delivery address at the time of the order; null for the account's own address. */
    entrega: jsonb().$type<Entrega>(),
  },
  (t) => [
    index('pedidos_fecha').on(t.fecha_pedido.desc(), t.pedido_id),
    index('pedidos_estado').on(t.estado_pedido, t.fecha_pedido.desc(), t.pedido_id),
    // The last two columns let a customer's page sum orders from the index alone.
    index('pedidos_usuario').on(
      t.usuario_id,
      t.fecha_pedido.desc(),
      t.pedido_id,
      t.estado_pedido,
      t.total_precio,
    ),
    index('pedidos_pedido_por').on(t.pedido_por),
    index('pedidos_importe').on(t.total_precio, t.fecha_pedido),
    index('pedidos_asignado').on(t.asignado_a, t.fecha_pedido.desc(), t.pedido_id),
    index('pedidos_etiquetas').using('gin', t.etiquetas).where(sql`etiquetas <> '{}'`),
    index('pedidos_por_empacar')
      .on(t.fecha_pedido.desc(), t.pedido_id)
      .where(sql`estado_pedido = 'aprobado' AND bultos IS NULL`),
    index('pedidos_etiquetados').on(t.fecha_pedido.desc()).where(sql`etiquetas <> '{}'`),
    // Finds the delivery addresses that are not account addresses, to compute zones.
    index('pedidos_entrega').on(sql`(entrega->>'domicilio')`).where(sql`entrega IS NOT NULL`),
  ],
);

/** Staff's internal notes about an order. */
export const notasPedidos = pgTable(
  'notas_pedidos',
  {
    nota_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    autor_id: usuario(),
    texto: text().notNull(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('notas_pedidos_pedido').on(t.pedido_id, t.fecha, t.nota_id),
    index('notas_pedidos_autor').on(t.autor_id),
  ],
);

export const detallesPedidos = pgTable(
  'detalles_pedidos',
  {
    detalles_pedidos_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    producto_id: uuid()
      .notNull()
      .references(() => productos.producto_id),
    /** The product's name when ordered, so that later prints show the same name. */
    producto_nombre: text().notNull(),
    /** Delivered quantity, in whole units: rounded, at least 1, where `cantidad_exacta` has the kilos. */
    unidades: integer('cantidad').notNull(),
    /** Delivered kilos; null for whole quantities. Read both columns by `db/lineas.ts`. */
    cantidad_exacta: numeric({ precision: 9, scale: 3, mode: 'number' }),
    precio_unitario: centavos().notNull(),
    /** Percent. */
    descuento: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    total_precio: centavos().notNull(),
    /** Rate of IVA when ordered, in hundredths of a percent; null in lines of older versions: the product's rate counts. */
    alicuota_iva: centavos(),
    /** Ordered quantity when the delivered one differs; 0 for a replacement. Rounded like `unidades`. */
    pedidas: integer('cantidad_pedida'),
    pedida_exacta: numeric({ precision: 9, scale: 3, mode: 'number' }),
    motivo_entrega: text({ enum: MOTIVOS_ENTREGA }),
    /** Product of the line that this line replaces. */
    reemplaza_a: uuid(),
    /** The customer's note to the shop about this line. */
    nota: text(),
    /** The product's purchase cost when ordered, in cents; null when unknown. Only for admins. */
    costo_unitario: centavos(),
    /** The base price when ordered, in cents; null when the customer paid it, or for a line that staff added. */
    precio_base: centavos(),
    /** Name of the agreement that changed the base price. */
    condicion: text(),
    /** Percent in hundredths of the agreement's general discount, which the price includes. */
    descuento_condicion: centavos(),
    /** Price of a single unit in cents, where a tier lowered it, and the quantity from which the tier counts. */
    precio_de_uno: centavos(),
    escala_desde: integer(),
  },
  // The last four columns let the dashboard and the usual products be read from the index alone.
  (t) => [
    index('detalles_pedidos_pedido').on(
      t.pedido_id,
      t.orden,
      t.producto_id,
      t.unidades,
      t.total_precio,
      t.pedidas,
    ),
    index('detalles_pedidos_producto').on(t.producto_id, t.pedido_id),
    // Few lines have other quantities; the index finds them for the delivery rate.
    index('detalles_pedidos_cambiados')
      .on(t.pedido_id, t.unidades, t.pedidas)
      .where(sql`cantidad_pedida IS NOT NULL`),
  ],
);

/** Each change of an order, with user and time. */
export const pedidosCambios = pgTable(
  'pedidos_cambios',
  {
    cambio_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    usuario_id: usuario(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
    tipo: text({ enum: TIPOS_CAMBIO }).notNull(),
    /** Statuses, or lines with amounts in cents. */
    datos: jsonb().$type<CambioDatos>().notNull(),
  },
  (t) => [
    index('pedidos_cambios_pedido').on(t.pedido_id, t.fecha),
    index('pedidos_cambios_usuario').on(t.usuario_id),
  ],
);

/** The state that the customer knows, while a change still has to be mailed. The row is deleted after the mail. */
export const pedidosNotices = pgTable('pedidos_avisos', {
  pedido_id: uuid()
    .primaryKey()
    .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
  /** The status in the last mail. */
  estado_pedido: text({ enum: ESTADOS_PEDIDO }).notNull(),
  /** The lines in the last mail; null while they are unchanged. */
  lineas: jsonb().$type<StoredLinea[]>(),
  /** Time of the mail, unless the order changes again. */
  vence: timestamp({ withTimezone: true }).notNull(),
});

/** Idempotency keys and the created record: an order, a product, a price change or a ledger entry. */
export const clavesIdempotencia = pgTable(
  'claves_idempotencia',
  {
    usuario_id: usuario(),
    clave: text().notNull(),
    /** Hash of the request. */
    huella: text().notNull(),
    pedido_id: uuid().references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    producto_id: uuid().references(() => productos.producto_id, { onDelete: 'cascade' }),
    cambio_id: uuid().references(() => cambiosDePrecios.cambio_id, { onDelete: 'cascade' }),
    /** Ledger entry; no foreign key, because entries are never deleted. */
    movimiento_id: uuid(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.clave] }),
    index('claves_idempotencia_pedido').on(t.pedido_id),
    index('claves_idempotencia_producto').on(t.producto_id),
    index('claves_idempotencia_cambio').on(t.cambio_id),
  ],
);
