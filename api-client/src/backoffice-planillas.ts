/** What spreadsheets are made of, pasted and brought in as files, and pictures; apart, for the screens that take them. */
export { fotosBody } from '../contract/importaciones-fotos.ts';
export { importacionBody } from '../contract/importaciones-staff.ts';
export {
  COMBINADAS,
  camposOf,
  type DestinoColumna,
  destinosOf,
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
