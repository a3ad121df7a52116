/** Words of imports. Plain values, so that a screen needs no validator. */

import type { Areas } from './areas.ts';
import { COLUMNAS_CLIENTE, COLUMNAS_CONDICION, COLUMNAS_PRODUCTO } from './planilla-columnas.ts';
import { PRODUCTO_FLAGS } from './producto-flags.ts';

/** Kinds of imports that come as a spreadsheet. */
export const TIPOS_PLANILLA = ['catalogo', 'precios', 'clientes', 'condiciones'] as const;
export type TipoPlanilla = (typeof TIPOS_PLANILLA)[number];

export const TIPOS_IMPORTACION = [...TIPOS_PLANILLA, 'fotos'] as const;
export type TipoImportacion = (typeof TIPOS_IMPORTACION)[number];

/** Areas of staff work that each kind needs. */
export const AREAS_IMPORTACION = {
  catalogo: ['catalogo', 'ver-precios'],
  precios: ['cambiar-precios', 'ver-precios'],
  clientes: ['clientes', 'solicitudes'],
  condiciones: ['cambiar-precios', 'ver-precios'],
  fotos: ['catalogo'],
} as const satisfies Record<TipoImportacion, Areas>;

/**
 * States of an import. `recibiendo`: pictures are uploaded. `leyendo`: the server works out the effect of
 * each row. `revisada`: waits for a user's decision.
 * `detenida`: stopped by a user, or its job failed after all retries. `fallida`: the file could not be read.
 */
export const ESTADOS_IMPORTACION = [
  'recibiendo',
  'leyendo',
  'revisada',
  'fallida',
  'aplicando',
  'detenida',
  'aplicada',
  'deshaciendo',
  'deshecha',
] as const;
export type EstadoImportacion = (typeof ESTADOS_IMPORTACION)[number];

/** States in which a job of the server works on the import. */
export const ESTADOS_EN_CURSO = ['leyendo', 'aplicando', 'deshaciendo'] as const;
export const isEnCurso = (estado: EstadoImportacion): estado is (typeof ESTADOS_EN_CURSO)[number] =>
  ESTADOS_EN_CURSO.some((one) => one === estado);

/** Effect that a row would have. */
export const EFECTOS_RENGLON = ['nuevo', 'cambia', 'igual', 'error'] as const;
export type EfectoRenglon = (typeof EFECTOS_RENGLON)[number];

/** Result of a row. `salteada`: the target changed after the review. */
export const ESTADOS_RENGLON = ['pendiente', 'hecha', 'salteada', 'deshecha', 'quedo'] as const;
export type EstadoRenglon = (typeof ESTADOS_RENGLON)[number];

/** Fields that a column may fill. */
export const COLUMNAS_IMPORTACION = [
  'producto_id',
  'id_externo',
  'codigo',
  'nombre',
  'marca',
  'categorias',
  'etiquetas',
  'descripcion',
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'se_pesa',
  'alicuota_iva',
  'disponible',
  ...PRODUCTO_FLAGS,
  'esta_activo',
  'condicion',
  'minimo',
  'multiplo',
  'escalas',
  'apellido',
  'dni',
  'nombre_comercio',
  'telefono',
  'dom_fiscal',
  'condicion_iva',
  'email',
] as const;
export type ColumnaImportacion = (typeof COLUMNAS_IMPORTACION)[number];

/** Possible meanings of a column: a field, or a full name that is split into name and surname. */
export const DESTINOS_COLUMNA = [...COLUMNAS_IMPORTACION, 'nombre_apellido', 'apellido_nombre'] as const;
export type DestinoColumna = (typeof DESTINOS_COLUMNA)[number];

/** Ambiguities of a file that the user must resolve before applying it. */
export const PREGUNTAS_PLANILLA = ['precio', 'decimales', 'iva'] as const;
export type PreguntaPlanilla = (typeof PREGUNTAS_PLANILLA)[number];

/** Warnings about prices: another currency, or a different VAT rate per row. */
export const WARNINGS_PLANILLA = ['moneda', 'iva'] as const;
export type PlanillaWarning = (typeof WARNINGS_PLANILLA)[number];

/** VAT rates in percent to add to prices without VAT; 0 when the shop's prices are also without VAT. */
export const IVA_RATES = [0, 10.5, 21] as const;

/** Stands for all sheets with the same headings. */
export const ALL_SHEETS = '*';

/** Columns that a new product or customer requires; for prices and agreements, columns that every row requires. */
export const NEEDED_COLUMNAS = {
  catalogo: ['nombre', 'marca', 'categorias', 'precio'],
  precios: ['precio'],
  clientes: ['nombre', 'apellido', 'dni', 'nombre_comercio', 'telefono', 'dom_fiscal', 'email'],
  condiciones: ['condicion'],
} as const satisfies Record<TipoPlanilla, readonly ColumnaImportacion[]>;

const TITULOS: Record<TipoPlanilla, Partial<Record<ColumnaImportacion, string>>> = {
  catalogo: COLUMNAS_PRODUCTO,
  precios: COLUMNAS_PRODUCTO,
  clientes: COLUMNAS_CLIENTE,
  condiciones: COLUMNAS_CONDICION,
};

/** Returns the title of a column in the shop's own spreadsheet of this kind. */
export const tituloOf = (tipo: TipoPlanilla, campo: ColumnaImportacion): string =>
  TITULOS[tipo][campo] ?? campo;

/** Returns the titles of the required columns that no column of the sheet fills. */
export const missingColumnTitles = (
  tipo: TipoPlanilla,
  columnas: readonly { campo: ColumnaImportacion | null }[],
): string[] => {
  const missing = NEEDED_COLUMNAS[tipo].filter((one) => !columnas.some(({ campo }) => campo === one));
  return missing.map((campo) => tituloOf(tipo, campo));
};

/** Columns of a catalogue that require the right to change prices, to import, apply and undo them. */
const COLUMNAS_PRECIO: readonly (ColumnaImportacion | null)[] = [
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'se_pesa',
  'alicuota_iva',
  'en_promocion',
];

/** Why a picture cannot be read from its zip or folder: too large to upload, or damaged. */
export const FALLAS_FOTO = ['grande', 'danada'] as const;
export type FallaFoto = (typeof FALLAS_FOTO)[number];

/** Returns the title of the first price column of a catalogue's sheet, if there is one. */
export const precioIn = (importacion: {
  tipo: TipoImportacion;
  columnas: readonly { titulo: string; campo: ColumnaImportacion | null }[];
}): string | undefined =>
  importacion.tipo === 'catalogo'
    ? importacion.columnas.find(({ campo }) => COLUMNAS_PRECIO.includes(campo))?.titulo
    : undefined;
