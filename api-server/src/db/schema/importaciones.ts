import type { EleccionPlanilla } from 'api-client/contract/importaciones-lectura';
import {
  type ColumnaImportacion,
  EFECTOS_RENGLON,
  type EfectoRenglon,
  ESTADOS_EN_CURSO,
  ESTADOS_IMPORTACION,
  ESTADOS_RENGLON,
  type PreguntaPlanilla,
  TIPOS_IMPORTACION,
  TIPOS_PLANILLA,
} from 'api-client/contract/importaciones-words';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { imagenes, productos } from './catalogo.ts';
import { bytes } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A value of a field: amounts in cents. */
export type Value = string | number | boolean | string[] | null;
export type Values = { [C in ColumnaImportacion]?: Value };
/** Of a thing that a row is about: of a product, too, its pictures in their order, by id. */
export type RenglonValues = Values & { imagenes?: string[] };
/** A picture that a row is about. */
export interface RenglonFoto {
  archivo: string;
  /** Where it would stand among its product's, from 1. */
  orden: number | null;
  efecto: EfectoRenglon;
  imagen: { imagen_id: string; anchos: number[] } | null;
}
export interface RenglonError {
  campo: ColumnaImportacion | null;
  mensaje: string;
}
/** Brands, categories and tags: by name or by id. */
export interface Filtros {
  marcas: string[];
  categorias: string[];
  etiquetas: string[];
}

const none = (): Filtros => ({ marcas: [], categorias: [], etiquetas: [] });

/** A spreadsheet that was brought in, or pictures, and how far that is. */
export const importaciones = pgTable(
  'importaciones',
  {
    importacion_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    tipo: text({ enum: TIPOS_IMPORTACION }).notNull(),
    /** The file's name, its hash, and what is in it, as long as that is kept. Pictures come one by one, into a table of their own. */
    archivo: text().notNull(),
    huella: text().notNull(),
    contenido: bytes(),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    estado: text({ enum: ESTADOS_IMPORTACION }).notNull().default('leyendo'),
    /** Why it failed. */
    motivo: text(),
    /** What was under way when its job failed after all retries: that can be tried again. */
    interrumpida: text({ enum: ESTADOS_EN_CURSO }),
    columnas: jsonb().$type<{ titulo: string; campo: ColumnaImportacion | null }[]>().notNull().default([]),
    /** The sheet that was read, and those with something in them that were not. */
    hoja: text(),
    hojas_sin_leer: text().array().notNull().default([]),
    /** Where several sheets were read as one: all of them. */
    hojas_leidas: text().array().notNull().default([]),
    /** How somebody wants the file read; null: as files of its shape were before, else as it is guessed. */
    eleccion: jsonb().$type<EleccionPlanilla>(),
    /** How it was read, the shape of the file, and what can mean two things in it. */
    leida_como: jsonb().$type<EleccionPlanilla>(),
    forma: text(),
    preguntas: text().array().$type<PreguntaPlanilla[]>().notNull().default([]),
    /** SHA-256 of how the file is read and what its rows would do: what is applied is what was seen. Null until they are all looked at. */
    plan: text(),
    filas: integer().notNull().default(0),
    leidas: integer().notNull().default(0),
    nuevo: integer().notNull().default(0),
    cambia: integer().notNull().default(0),
    igual: integer().notNull().default(0),
    error: integer().notNull().default(0),
    hechas: integer().notNull().default(0),
    salteadas: integer().notNull().default(0),
    /** Rows that undoing looked at, whether they were taken back or not. */
    vueltas: integer().notNull().default(0),
    /** What it would make besides, by name; and what it made, by id. */
    crea: jsonb().$type<Filtros>().notNull().default(none()),
    creados: jsonb().$type<Filtros>().notNull().default(none()),
    /** Whether who sent it may change prices. */
    con_precios: boolean().notNull().default(true),
    /** Whether who becomes a customer by it is mailed. */
    invitacion: boolean().notNull().default(false),
    /** Of pictures: active products that would have none still, as it was when it was looked at. */
    sin_foto: integer(),
    terminada_en: timestamp({ withTimezone: true, precision: 3 }),
    deshecha_en: timestamp({ withTimezone: true, precision: 3 }),
    deshecha_por: uuid().references(() => usuarios.usuario_id),
  },
  (t) => [
    index('importaciones_fecha').on(t.fecha, t.importacion_id),
    index('importaciones_usuario').on(t.usuario_id),
    index('importaciones_deshecha_por').on(t.deshecha_por),
  ],
);

/** How files of a shape are read, as it was when one of them was applied last. */
export const importacionesFormas = pgTable(
  'importaciones_formas',
  {
    tipo: text({ enum: TIPOS_PLANILLA }).notNull(),
    /** SHA-256 of the headings. */
    forma: text().notNull(),
    eleccion: jsonb().$type<EleccionPlanilla>().notNull(),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tipo, t.forma] })],
);

/** Ids that other systems give to products, as imports learned them. One id may stand for several products, by shape of file. */
export const productosIdsExternos = pgTable(
  'productos_ids_externos',
  {
    /** SHA-256 of the headings, as in `importaciones_formas`. */
    forma: text().notNull(),
    id_externo: text().notNull(),
    producto_id: uuid()
      .notNull()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    /** What the file called the product. */
    nombre: text().notNull(),
    /** The import that taught it. */
    importacion_id: uuid().references(() => importaciones.importacion_id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.id_externo, t.forma] }),
    index('productos_ids_externos_producto').on(t.producto_id),
    index('productos_ids_externos_importacion').on(t.importacion_id),
  ],
);

/** Its rows, until they are kept no more. */
export const importacionesFilas = pgTable(
  'importaciones_filas',
  {
    importacion_id: uuid()
      .notNull()
      .references(() => importaciones.importacion_id, { onDelete: 'cascade' }),
    /** As the spreadsheet numbers it. */
    fila: integer().notNull(),
    nombre: text().notNull(),
    /** The id that the product has in the system that the file comes from. */
    id_externo: text(),
    efecto: text({ enum: EFECTOS_RENGLON }).notNull(),
    estado: text({ enum: ESTADOS_RENGLON }).notNull().default('pendiente'),
    /** The product or the account; no key, for a row outlives what it made. */
    objeto_id: uuid(),
    /** Of what is there, as it was seen; once it was done, as it was left. */
    version: integer(),
    antes: jsonb().$type<RenglonValues>().notNull().default({}),
    despues: jsonb().$type<RenglonValues>().notNull().default({}),
    errores: jsonb().$type<RenglonError[]>().notNull().default([]),
    fotos: jsonb().$type<RenglonFoto[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importacion_id, t.fila] }),
    index('importaciones_filas_estado').on(t.importacion_id, t.estado, t.efecto, t.fila),
  ],
);

/** Pictures that came to an import, each by its name, until its rows are kept no more. */
export const importacionesFotos = pgTable(
  'importaciones_fotos',
  {
    importacion_id: uuid()
      .notNull()
      .references(() => importaciones.importacion_id, { onDelete: 'cascade' }),
    /** Its name, with its folders. */
    archivo: text().notNull(),
    /** SHA-256 of the file; none of one that was not sent. */
    huella: text(),
    /** One that the import holds; none of what is no picture. */
    imagen_id: uuid(),
    /** Why it is none. */
    motivo: text(),
  },
  (t) => [primaryKey({ columns: [t.importacion_id, t.archivo] })],
);

/** Pictures that are kept for an import: those that came, and those that they took the place of. */
export const importacionesImagenes = pgTable(
  'importaciones_imagenes',
  {
    importacion_id: uuid()
      .notNull()
      .references(() => importaciones.importacion_id, { onDelete: 'cascade' }),
    imagen_id: uuid()
      .notNull()
      .references(() => imagenes.imagen_id),
  },
  (t) => [
    primaryKey({ columns: [t.importacion_id, t.imagen_id] }),
    index('importaciones_imagenes_imagen').on(t.imagen_id),
  ],
);
