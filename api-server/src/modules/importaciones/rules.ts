import {
  AREAS_IMPORTACION,
  precioIn,
  TIPOS_IMPORTACION,
  type TipoImportacion,
} from 'api-client/contract/importaciones-words';
import { type StaffActor, worksIn } from '../../http/actor.ts';
import { Problem } from '../../shared/problem.ts';
import type { ImportacionRow } from './kinds/kind.ts';

/** Returns the kinds of import that the user may use. */
export const permittedTipos = (actor: StaffActor): TipoImportacion[] =>
  TIPOS_IMPORTACION.filter((tipo) => worksIn(actor, AREAS_IMPORTACION[tipo]));

/** Throws SIN_PERMISO when the user may not use this kind. */
export function refuseTipo(actor: StaffActor, tipo: TipoImportacion): void {
  if (!permittedTipos(actor).includes(tipo)) throw new Problem('SIN_PERMISO');
}

export const changesPrecios = (actor: StaffActor): boolean => worksIn(actor, ['cambiar-precios']);

/** Throws SIN_PERMISO when the import changes prices and the user may not. */
export function refuseChange(actor: StaffActor, importacion: ImportacionRow): void {
  if (precioIn(importacion) !== undefined && !changesPrecios(actor)) throw new Problem('SIN_PERMISO');
}
