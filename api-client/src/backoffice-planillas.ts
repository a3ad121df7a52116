/** Spreadsheets, pasted or imported, and pictures. In a separate entry point, for the screens that import them. */

export { camposOf, destinosOf, JOINED_FIELDS } from '../contract/importaciones-columnas.ts';
export { fotosBody } from '../contract/importaciones-fotos.ts';
export { importacionBody } from '../contract/importaciones-staff.ts';
export {
  type DestinoColumna,
  EFECTOS_RENGLON,
  type EfectoRenglon,
  ESTADOS_RENGLON,
  type EstadoImportacion,
  type EstadoRenglon,
  type FallaFoto,
  isEnCurso,
  missingColumnTitles,
  precioIn,
  TIPOS_IMPORTACION,
  TIPOS_PLANILLA,
  type TipoImportacion,
  type TipoPlanilla,
} from '../contract/importaciones-words.ts';
export { OF_ALL } from '../contract/planilla-columnas.ts';
export { plainName } from '../contract/written.ts';
