/** What spreadsheets are made of, pasted and brought in as files; apart, for the screens that take them. */
export { importacionBody } from '../contract/importaciones-staff.ts';
export {
  EFECTOS_RENGLON,
  type EfectoRenglon,
  ESTADOS_EN_CURSO,
  ESTADOS_RENGLON,
  type EstadoImportacion,
  type EstadoRenglon,
  precioIn,
  TIPOS_IMPORTACION,
  type TipoImportacion,
} from '../contract/importaciones-words.ts';
export { plainName, readImporte } from '../contract/written.ts';
