/** The words of what is brought in by a spreadsheet, or as pictures. Plain values: a screen may use one without loading a validator. */

import type { Areas } from './areas.ts';
import { COLUMNAS_CLIENTE, COLUMNAS_PRODUCTO } from './planilla-columnas.ts';

/** What comes in a spreadsheet. */
export const TIPOS_PLANILLA = ['catalogo', 'precios', 'clientes'] as const;
export type TipoPlanilla = (typeof TIPOS_PLANILLA)[number];

export const TIPOS_IMPORTACION = [...TIPOS_PLANILLA, 'fotos'] as const;
export type TipoImportacion = (typeof TIPOS_IMPORTACION)[number];

/** The areas of the work that each is. */
export const AREAS_IMPORTACION = {
  catalogo: ['catalogo', 'ver-precios'],
  precios: ['cambiar-precios', 'ver-precios'],
  clientes: ['clientes', 'solicitudes'],
  fotos: ['catalogo'],
} as const satisfies Record<TipoImportacion, Areas>;

/**
 * `recibiendo` while pictures come in, one by one; `leyendo` until it is known what each row would do; `revisada` while somebody looks at that. `detenida` in the middle, by
 * whoever stopped it or because its job failed after all retries; `fallida` where the file could not be read.
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

/** Our own work is under way in these. */
export const ESTADOS_EN_CURSO = ['leyendo', 'aplicando', 'deshaciendo'] as const;
export const isEnCurso = (estado: EstadoImportacion): estado is (typeof ESTADOS_EN_CURSO)[number] =>
  ESTADOS_EN_CURSO.some((one) => one === estado);

/** What a row would do. */
export const EFECTOS_RENGLON = ['nuevo', 'cambia', 'igual', 'error'] as const;
export type EfectoRenglon = (typeof EFECTOS_RENGLON)[number];

/** What became of it. `salteada`: what it meets was changed since it was looked at. */
export const ESTADOS_RENGLON = ['pendiente', 'hecha', 'salteada', 'deshecha', 'quedo'] as const;
export type EstadoRenglon = (typeof ESTADOS_RENGLON)[number];

/** What a column may be, as the shop's fields are called. */
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
  'disponible',
  'en_promocion',
  'producto_destacado',
  'nuevo_ingreso',
  'esta_activo',
  'apellido',
  'dni',
  'nombre_comercio',
  'telefono',
  'dom_fiscal',
  'email',
] as const;
export type ColumnaImportacion = (typeof COLUMNAS_IMPORTACION)[number];

/** What a column of a spreadsheet can hold: a field, or a whole name, which is split into name and surname. */
export const DESTINOS_COLUMNA = [...COLUMNAS_IMPORTACION, 'nombre_apellido', 'apellido_nombre'] as const;
export type DestinoColumna = (typeof DESTINOS_COLUMNA)[number];

/** What can mean two things in a file, and is asked before it is applied. */
export const PREGUNTAS_PLANILLA = ['precio', 'decimales', 'iva'] as const;
export type PreguntaPlanilla = (typeof PREGUNTAS_PLANILLA)[number];

/** What is said of prices that are read: they are in another currency, or each row has its own rate of IVA. */
export const WARNINGS_PLANILLA = ['moneda', 'iva'] as const;
export type PlanillaWarning = (typeof WARNINGS_PLANILLA)[number];

/** Per cent that are added to prices without IVA; none where the shop's prices come without it as well. */
export const IVA_RATES = [0, 10.5, 21] as const;

/** In place of the names of sheets: all that have the same headings. */
export const ALL_SHEETS = '*';

/** What something new cannot be without; of prices, what a row cannot. */
export const NEEDED_COLUMNAS = {
  catalogo: ['nombre', 'marca', 'categorias', 'precio'],
  precios: ['precio'],
  clientes: ['nombre', 'apellido', 'dni', 'nombre_comercio', 'telefono', 'dom_fiscal', 'email'],
} as const satisfies Record<TipoPlanilla, readonly ColumnaImportacion[]>;

/** The headings of the needed columns that no column of a sheet was taken for. */
export const lackingIn = (
  tipo: TipoPlanilla,
  columnas: readonly { campo: ColumnaImportacion | null }[],
): string[] => {
  const titles: Partial<Record<ColumnaImportacion, string>> =
    tipo === 'clientes' ? COLUMNAS_CLIENTE : COLUMNAS_PRODUCTO;
  const lacking = NEEDED_COLUMNAS[tipo].filter((one) => !columnas.some(({ campo }) => campo === one));
  return lacking.map((campo) => titles[campo] ?? campo);
};

/** Of a catalogue, those that only who may change prices brings in, applies and takes back. */
const COLUMNAS_PRECIO: readonly (ColumnaImportacion | null)[] = [
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'en_promocion',
];

/** Why a picture does not come out of where it is: it is too large to be sent, or its zip does not give it. */
export const FALLAS_FOTO = ['grande', 'danada'] as const;
export type FallaFoto = (typeof FALLAS_FOTO)[number];

/** The heading of the first of them, if a catalogue's sheet has one. */
export const precioIn = (importacion: {
  tipo: TipoImportacion;
  columnas: readonly { titulo: string; campo: ColumnaImportacion | null }[];
}): string | undefined =>
  importacion.tipo === 'catalogo'
    ? importacion.columnas.find(({ campo }) => COLUMNAS_PRECIO.includes(campo))?.titulo
    : undefined;
