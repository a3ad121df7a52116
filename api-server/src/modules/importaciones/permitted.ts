import {
  AREAS_IMPORTACION,
  precioIn,
  TIPOS_IMPORTACION,
  type TipoImportacion,
} from 'api-client/contract/importaciones-words';
import { type StaffActor, worksIn } from '../../http/actor.ts';
import { Problem } from '../../shared/problem.ts';
import type { ImportacionRow } from './kinds/kind.ts';

/** The kinds that are somebody's work. */
export const tiposOf = (actor: StaffActor): TipoImportacion[] =>
  TIPOS_IMPORTACION.filter((tipo) => worksIn(actor, AREAS_IMPORTACION[tipo]));

/** SIN_PERMISO where a kind is not theirs. */
export function refuseTipo(actor: StaffActor, tipo: TipoImportacion): void {
  if (!tiposOf(actor).includes(tipo)) throw new Problem('SIN_PERMISO');
}

export const changesPrecios = (actor: StaffActor): boolean => worksIn(actor, ['cambiar-precios']);

/** SIN_PERMISO where who does it, or takes it back, may not change what it changes. */
export function refuseChange(actor: StaffActor, importacion: ImportacionRow): void {
  if (precioIn(importacion) !== undefined && !changesPrecios(actor)) throw new Problem('SIN_PERMISO');
}
