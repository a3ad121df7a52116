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

/** Value of a field. Amounts are in cents. */
export type Value = string | number | boolean | string[] | null;
export type Values = { [C in ColumnaImportacion]?: Value };
/** Values of a row's record. For products also the ids of the pictures, in order. */
export type RenglonValues = Values & { imagenes?: string[] };
/** A picture that a row adds. */
export interface RenglonFoto {
  archivo: string;
  /** Position among the product's pictures, from 1. */
  orden: number | null;
  efecto: EfectoRenglon;
  imagen: { imagen_id: string; anchos: number[] } | null;
}
export interface RenglonError {
  campo: ColumnaImportacion | null;
  mensaje: string;
}
/** Brands, categories and tags, by name or by id. */
export interface Filtros {
  marcas: string[];
  categorias: string[];
  etiquetas: string[];
}

const noFiltros = (): Filtros => ({ marcas: [], categorias: [], etiquetas: [] });

/** An import of a spreadsheet or of pictures, with its progress. */
export const importaciones = pgTable(
  'importaciones',
  {
    importacion_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    tipo: text({ enum: TIPOS_IMPORTACION }).notNull(),
    /**
     * Name, hash and content of the file; the content is deleted later. Pictures go to `importaciones_fotos` instead.
     */
    archivo: text().notNull(),
    huella: text().notNull(),
    contenido: bytes(),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    estado: text({ enum: ESTADOS_IMPORTACION }).notNull().default('leyendo'),
    /** Reason of a failure. */
    motivo: text(),
    /** The step that failed after all retries, and can be retried. */
    interrumpida: text({ enum: ESTADOS_EN_CURSO }),
    columnas: jsonb().$type<{ titulo: string; campo: ColumnaImportacion | null }[]>().notNull().default([]),
    /** The sheet that was read, and the other sheets with content. */
    hoja: text(),
    hojas_sin_leer: text().array().notNull().default([]),
    /** All sheets, when several were read as one. */
    hojas_leidas: text().array().notNull().default([]),
    /** The user's choice how to read the file. Null: as earlier files of the same shape, or a guess. */
    eleccion: jsonb().$type<EleccionPlanilla>(),
    /** How the file was read, its shape, and its ambiguities. */
    leida_como: jsonb().$type<EleccionPlanilla>(),
    forma: text(),
    preguntas: text().array().$type<PreguntaPlanilla[]>().notNull().default([]),
    /**
     * SHA-256 of the reading options and effects of the rows, so that only the reviewed plan can be applied. Null until
     * all rows are read.
     */
    plan: text(),
    filas: integer().notNull().default(0),
    leidas: integer().notNull().default(0),
    nuevo: integer().notNull().default(0),
    cambia: integer().notNull().default(0),
    igual: integer().notNull().default(0),
    error: integer().notNull().default(0),
    hechas: integer().notNull().default(0),
    salteadas: integer().notNull().default(0),
    /** Number of rows that the undo has processed, reverted or not. */
    vueltas: integer().notNull().default(0),
    /** Brands, categories and tags: those to create, by name, and the created ones, by id. */
    crea: jsonb().$type<Filtros>().notNull().default(noFiltros()),
    creados: jsonb().$type<Filtros>().notNull().default(noFiltros()),
    /** Whether the uploader may change prices. */
    con_precios: boolean().notNull().default(true),
    /** Whether new customers get an invitation mail. */
    invitacion: boolean().notNull().default(false),
    /** For pictures: number of active products that would still have none, when the import was read. */
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

/** Reading options by the shape of a file, from the last applied import. */
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

/** Product ids of other systems, learned by imports. By file shape, one id may mean different products. */
export const productosIdsExternos = pgTable(
  'productos_ids_externos',
  {
    /** SHA-256 of the headings, as in `importaciones_formas`. */
    forma: text().notNull(),
    id_externo: text().notNull(),
    producto_id: uuid()
      .notNull()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    /** The product's name in the file. */
    nombre: text().notNull(),
    /** The import that added the row. */
    importacion_id: uuid().references(() => importaciones.importacion_id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.id_externo, t.forma] }),
    index('productos_ids_externos_producto').on(t.producto_id),
    index('productos_ids_externos_importacion').on(t.importacion_id),
  ],
);

/** The rows of an import, until they are purged. */
export const importacionesFilas = pgTable(
  'importaciones_filas',
  {
    importacion_id: uuid()
      .notNull()
      .references(() => importaciones.importacion_id, { onDelete: 'cascade' }),
    /** Row number in the spreadsheet. */
    fila: integer().notNull(),
    nombre: text().notNull(),
    /** The product's id in the file's system of origin. */
    id_externo: text(),
    efecto: text({ enum: EFECTOS_RENGLON }).notNull(),
    estado: text({ enum: ESTADOS_RENGLON }).notNull().default('pendiente'),
    /** Id of the product or account; no foreign key, because the row outlives that record. */
    objeto_id: uuid(),
    /** The agreement whose terms the row changes, without foreign key like `objeto_id`. */
    condicion_id: uuid(),
    /** Version of the record when the row was read; after applying, the new version. */
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

/** Uploaded pictures of an import by file name, until the rows are purged. */
export const importacionesFotos = pgTable(
  'importaciones_fotos',
  {
    importacion_id: uuid()
      .notNull()
      .references(() => importaciones.importacion_id, { onDelete: 'cascade' }),
    /** File name with folders. */
    archivo: text().notNull(),
    /** SHA-256 of the file; null when the file was not sent. */
    huella: text(),
    /** Id of the stored picture; null when the file is no picture. */
    imagen_id: uuid(),
    /** Reason when the file is no picture. */
    motivo: text(),
  },
  (t) => [primaryKey({ columns: [t.importacion_id, t.archivo] })],
);

/** Pictures that must be kept for an import: the uploaded pictures, and the pictures that they replaced. */
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
