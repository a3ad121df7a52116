import { TONOS } from 'api-client/contract/aspecto';
import { LIMITS } from 'api-client/contract/limits';
import { TIPOS_NOTIFICACION } from 'api-client/contract/words';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { imagenes } from './catalogo.ts';

/** The staff's one shared inbox. */
export const notificaciones = pgTable(
  'notificaciones',
  {
    notificacion_id: uuid().primaryKey(),
    tipo: text({ enum: TIPOS_NOTIFICACION }).notNull(),
    mensaje: text().notNull(),
    referencia_id: uuid().notNull(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
    esta_activo: boolean().notNull().default(true),
    /** Of staff, who did it themself and need not be told; no key, for it outlives nobody. */
    autor_id: uuid(),
  },
  (t) => [index('notificaciones_activas').on(t.esta_activo, t.tipo, t.fecha.desc())],
);

/**
 * Counters that triggers raise within the changing transaction: `catalogo` with whatever a visitor may see,
 * `sesiones` with whatever an open session depends on, `ajustes` with whatever admins settle. What a process keeps in memory is good while they stand still.
 */
export const versiones = pgTable('versiones', {
  clave: text().$type<'catalogo' | 'sesiones' | 'ajustes'>().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});

/** What admins settle for the whole shop: one row, which is always there, and a column for each thing. */
export const ajustes = pgTable(
  'ajustes',
  {
    /** True: there is one row. */
    unico: boolean().primaryKey().default(true),
    /** Whether staff without a second factor may do nothing but turn it on. */
    exige_segundo_factor: boolean().notNull().default(false),
    /** The first number of a delivery note. Papers from before they had numbers of their own carried those of their orders. */
    remitos_desde: integer().notNull().default(1),
    /** ARS, without cents: what an order has to come to, and from where on shipping is free. */
    monto_minimo: integer().notNull().default(LIMITS.montoMin),
    envio_gratis: integer().notNull().default(LIMITS.envioGratis),
    /** Who the shop is: null for what no admin has written, which is what the operator's settings say. */
    nombre: text(),
    telefono: text(),
    email: text(),
    ciudad: text(),
    instagram: text(),
    whatsapp: text(),
    horarios: text(),
    anuncio: text(),
    /** Days between which the line is there, both included; empty for no such day. */
    anuncio_desde: text().notNull().default(''),
    anuncio_hasta: text().notNull().default(''),
    linea_legal: text(),
    cuit: text(),
    direccion: text(),
    /** Where customers transfer to: empty until an admin writes it. */
    banco: text().notNull().default(''),
    titular: text().notNull().default(''),
    cbu: text().notNull().default(''),
    alias: text().notNull().default(''),
    /** What its pages say: null for what no admin has written. */
    titulo_inicio: text(),
    texto_inicio: text(),
    texto_nosotros: text(),
    /** The colour of what leads and marks, as it was chosen; null for the house's own. */
    color: text(),
    /** The logo: its picture, that one's own size in px, and what it is drawn in; null for the one that is drawn. */
    imagen_id: uuid().references(() => imagenes.imagen_id),
    logo_ancho: integer(),
    logo_alto: integer(),
    logo_tono: text({ enum: TONOS }),
    version: integer().notNull().default(1),
  },
  (ajuste) => [index().on(ajuste.imagen_id)],
);
