import { TONOS } from 'api-client/contract/aspecto';
import { LIMITS } from 'api-client/contract/limits';
import { TIPOS_NOTIFICACION } from 'api-client/contract/words';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { imagenes } from './catalogo.ts';

/** The shared inbox of staff. */
export const notificaciones = pgTable(
  'notificaciones',
  {
    notificacion_id: uuid().primaryKey(),
    tipo: text({ enum: TIPOS_NOTIFICACION }).notNull(),
    mensaje: text().notNull(),
    referencia_id: uuid().notNull(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
    esta_activo: boolean().notNull().default(true),
    /** The staff member who caused the notification and does not need it. No foreign key. */
    autor_id: uuid(),
  },
  (t) => [index('notificaciones_activas').on(t.esta_activo, t.tipo, t.fecha.desc())],
);

/**
 * Version counters that triggers increment in the changing transaction: `catalogo` for public data, `sesiones` for data
 * of open sessions, `ajustes` for settings. Cached data is valid while its version is unchanged.
 */
export const versiones = pgTable('versiones', {
  clave: text().$type<'catalogo' | 'sesiones' | 'ajustes'>().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});

/** Settings by admins for the whole shop: a single row that always exists. */
export const ajustes = pgTable(
  'ajustes',
  {
    /** Always true, so that there is only one row. */
    unico: boolean().primaryKey().default(true),
    /** Whether staff without a second factor may only enable it. */
    exige_segundo_factor: boolean().notNull().default(false),
    /** First number of delivery notes. Older papers used the order's number. */
    remitos_desde: integer().notNull().default(1),
    /** Minimum total of an order, and total for free shipping, in pesos without cents. */
    monto_minimo: integer().notNull().default(LIMITS.montoMin),
    envio_gratis: integer().notNull().default(LIMITS.envioGratis),
    /** The shop's data: null for the value of the operator's settings. */
    nombre: text(),
    telefono: text(),
    email: text(),
    ciudad: text(),
    instagram: text(),
    whatsapp: text(),
    horarios: text(),
    anuncio: text(),
    /** First and last day of the announcement, both included; empty for no limit. */
    anuncio_desde: text().notNull().default(''),
    anuncio_hasta: text().notNull().default(''),
    linea_legal: text(),
    cuit: text(),
    direccion: text(),
    /** Bank account for transfers: empty until an admin enters it. */
    banco: text().notNull().default(''),
    titular: text().notNull().default(''),
    cbu: text().notNull().default(''),
    alias: text().notNull().default(''),
    /** Texts of the pages: null for the default. */
    titulo_inicio: text(),
    texto_inicio: text(),
    texto_nosotros: text(),
    /** Main colour, as chosen; null for the default colour. */
    color: text(),
    /** The uploaded logo with its size in px and tone; null for the default logo. */
    imagen_id: uuid().references(() => imagenes.imagen_id),
    logo_ancho: integer(),
    logo_alto: integer(),
    logo_tono: text({ enum: TONOS }),
    version: integer().notNull().default(1),
  },
  (ajuste) => [index().on(ajuste.imagen_id)],
);
