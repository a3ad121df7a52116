/** What spreadsheets are made of, pasted and brought in as files; apart, for the screens that take them. */
export { importacionBody } from '../contract/importaciones-staff.ts';
export {
  EFECTOS_FILA,
  type EfectoFila,
  ESTADOS_EN_CURSO,
  ESTADOS_FILA,
  type EstadoFila,
  type EstadoImportacion,
  TIPOS_IMPORTACION,
  type TipoImportacion,
} from '../contract/importaciones-words.ts';
export { plainName, readImporte } from '../contract/written.ts';
