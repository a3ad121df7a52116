/** What spreadsheets are made of, pasted and brought in as files, and pictures; apart, for the screens that take them. */

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
  lackingIn,
  precioIn,
  TIPOS_IMPORTACION,
  TIPOS_PLANILLA,
  type TipoImportacion,
  type TipoPlanilla,
} from '../contract/importaciones-words.ts';
export { plainName } from '../contract/written.ts';
