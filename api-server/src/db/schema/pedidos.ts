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
import type { CambioDatos, KeptLinea } from './kept.ts';
import { cambiosDePrecios } from './precios.ts';
import { centavos, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

const usuario = () =>
  uuid()
    .notNull()
    .references(() => usuarios.usuario_id);

/** One of the customer's addresses, as an order keeps it. */
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
    /** Of those who order for the customer's shop, who placed it; null where it was the customer, or staff. */
    pedido_por: uuid().references(() => usuarios.usuario_id),
    total_precio: centavos().notNull(),
    fecha_pedido: timestamp({ withTimezone: true }).notNull().defaultNow(),
    estado_pedido: text({ enum: ESTADOS_PEDIDO }).notNull().default(INITIAL_ESTADO),
    version: integer().notNull().default(1),
    /** Of staff, who looks after it: whoever placed it for the customer, until somebody says otherwise. */
    asignado_a: uuid().references(() => usuarios.usuario_id),
    /** What the house calls it by, in the order in which they were written. */
    etiquetas: text().array().notNull().default(sql`'{}'`),
    /** What the customer wrote to the house with it. */
    nota: text(),
    /** In how many packages it is packed; null where it is not, or where its lines are others since. */
    bultos: integer(),
    /** Where it goes, as it was when it was placed; null for the account's own address. */
    entrega: jsonb().$type<Entrega>(),
  },
  (t) => [
    index('pedidos_fecha').on(t.fecha_pedido.desc(), t.pedido_id),
    index('pedidos_estado').on(t.estado_pedido, t.fecha_pedido.desc(), t.pedido_id),
    // The last two are what a customer's page adds up: with them it never looks at the orders.
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
    // Which addresses there are besides those of accounts: what zones are reckoned of.
    index('pedidos_entrega').on(sql`(entrega->>'domicilio')`).where(sql`entrega IS NOT NULL`),
  ],
);

/** What the house writes down of an order, for itself. */
export const notasPedidos = pgTable(
  'notas_pedidos',
  {
    nota_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    /** Who wrote it. */
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
    /** What the product was called when it was ordered: a paper once printed must stay true. */
    producto_nombre: text().notNull(),
    /** What is delivered. */
    cantidad: integer().notNull(),
    precio_unitario: centavos().notNull(),
    /** Percent. */
    descuento: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    total_precio: centavos().notNull(),
    /** What was asked for, where that is not what is delivered; 0 for what goes in the place of another. */
    cantidad_pedida: integer(),
    motivo_entrega: text({ enum: MOTIVOS_ENTREGA }),
    /** The product of the line in whose place this one goes. */
    reemplaza_a: uuid(),
    /** What the customer wrote to the house beside it. */
    nota: text(),
    /** What the product cost the shop when it was ordered; null where nobody had said it. For admins alone. */
    costo_unitario: centavos(),
  },
  // The last four are what the dashboard adds up, and what a customer usually asks for: with them neither looks at the lines.
  (t) => [
    index('detalles_pedidos_pedido').on(
      t.pedido_id,
      t.orden,
      t.producto_id,
      t.cantidad,
      t.total_precio,
      t.cantidad_pedida,
    ),
    index('detalles_pedidos_producto').on(t.producto_id, t.pedido_id),
    // Few are: what of all that was asked for was delivered is known by them.
    index('detalles_pedidos_cambiados')
      .on(t.pedido_id, t.cantidad, t.cantidad_pedida)
      .where(sql`cantidad_pedida IS NOT NULL`),
  ],
);

/** Each change of status and each edit, with who and when. */
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
    /** `{ antes, despues }`: statuses, or lines with amounts in cents. */
    datos: jsonb().$type<CambioDatos>().notNull(),
  },
  (t) => [
    index('pedidos_cambios_pedido').on(t.pedido_id, t.fecha),
    index('pedidos_cambios_usuario').on(t.usuario_id),
  ],
);

/** What the customer of an order knows, while it was changed since and that is not told yet. Gone when it is. */
export const pedidosNotices = pgTable('pedidos_avisos', {
  pedido_id: uuid()
    .primaryKey()
    .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
  /** As it was told last. */
  estado_pedido: text({ enum: ESTADOS_PEDIDO }).notNull(),
  /** The lines as they were told last; nothing while they are the same. */
  lineas: jsonb().$type<KeptLinea[]>(),
  /** When it is told, unless it is changed again. */
  vence: timestamp({ withTimezone: true }).notNull(),
});

/** What was already made with an `Idempotency-Key`: an order, a product, a change of prices, a line of an account. */
export const clavesIdempotencia = pgTable(
  'claves_idempotencia',
  {
    usuario_id: usuario(),
    clave: text().notNull(),
    /** Hash of what was asked for. */
    huella: text().notNull(),
    pedido_id: uuid().references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    producto_id: uuid().references(() => productos.producto_id, { onDelete: 'cascade' }),
    cambio_id: uuid().references(() => cambiosDePrecios.cambio_id, { onDelete: 'cascade' }),
    /** Of an account, which is never deleted. */
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
