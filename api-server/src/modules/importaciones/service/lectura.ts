/** Shows how a spreadsheet is read, and reads the file again in a chosen way. */

import { destinosOf } from 'api-client/contract/importaciones-columnas';
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffActor } from '../../../http/actor.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { fileOfToday } from '../../../shared/today.ts';
import type { ModuleDeps } from '../../deps.ts';
import type { ImportacionRow } from '../kinds/kind.ts';
import { asObjeto } from '../mapper.ts';
import {
  deleteFilas,
  findFile,
  findImportacion,
  findRefused,
  type ImportacionFound,
  lockImportacion,
  type RenglonFound,
  updateImportacion,
} from '../repository.ts';
import { refuseTipo } from '../rules.ts';
import type { Lectura } from '../sheet/describe.ts';
import { findFormas } from '../sheet/formas-repository.ts';
import type { Eleccion } from '../sheet/model.ts';
import { findColumnsFault } from '../sheet/questions.ts';
import { describePlanilla, writeModel, writeNames, writeRefused } from '../sheet/sheets.ts';
import { type Caller, getPermitted, hasChoice, isPlanilla } from './importaciones.ts';

/**
 * Returns a sample of the file and the field of each column. Throws NO_ENCONTRADO, SIN_PERMISO; IMPORTACION_EN_OTRO_ESTADO
 * when the file is not stored, or with the reason when the file cannot be read.
 */
export async function getLectura(db: Db, id: string, { actor }: Pick<Caller, 'actor'>): Promise<Lectura> {
  const { importacion } = await getPermitted(db, id, actor);
  const { tipo, eleccion, leida_como } = importacion;
  const file = await findFile(db, id);
  if (!file || !isPlanilla(tipo)) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  // Use the reading of that time: the remembered shape may have changed since.
  const recordadas =
    leida_como && !eleccion ? { [importacion.forma ?? '']: leida_como } : await findFormas(db, tipo);
  const lectura = await describePlanilla(file, tipo, { eleccion, recordadas });
  if ('motivo' in lectura) throw new Problem('IMPORTACION_EN_OTRO_ESTADO', undefined, lectura.motivo);
  return { ...lectura, recordada: lectura.recordada && hasChoice(lectura.eleccion) };
}

/** States in which no row was applied yet and no job reads the file. */
const READABLE: readonly ImportacionRow['estado'][] = ['revisada', 'fallida'];

/**
 * Reads the file again as chosen; the earlier preview can no longer be applied. Throws NO_ENCONTRADO, SIN_PERMISO,
 * DATOS_INVALIDOS; IMPORTACION_EN_OTRO_ESTADO once a row was applied, or when the file is not stored.
 */
export const rereadPlanilla = (
  { db, jobs }: Pick<ModuleDeps, 'jobs'> & { db: Db },
  id: string,
  { actor, author }: Caller,
  eleccion: Eleccion,
): Promise<ImportacionFound> =>
  db.transaction(async (tx) => {
    const importacion = found(await lockImportacion(tx, id));
    const { tipo, estado } = importacion;
    refuseTipo(actor, tipo);
    if (!isPlanilla(tipo) || !READABLE.includes(estado)) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    if (!(await findFile(tx, id))) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    const fault = findColumnsFault(tipo, eleccion);
    if (fault !== undefined) throw new Problem('DATOS_INVALIDOS', [{ field: 'columnas', message: fault }]);
    await deleteFilas(tx, id);
    await updateImportacion(tx, id, {
      ...{ eleccion, estado: 'leyendo', motivo: null, interrumpida: null, leidas: 0, filas: 0, plan: null },
      ...{ nuevo: 0, cambia: 0, igual: 0, error: 0 },
    });
    await jobs.closeFailures(tx, 'importacion', { importacionId: id });
    await jobs.add(tx, 'importacion', { importacionId: id });
    await record(tx, author, {
      accion: 'importacion.lectura',
      objeto: asObjeto(importacion),
      despues: { tipo },
    });
    return found(await findImportacion(tx, id));
  });

/** Writes the spreadsheets for download: an empty template, and the refused rows with their errors. */

export async function createModel(actor: StaffActor, tipo: TipoPlanilla) {
  refuseTipo(actor, tipo);
  return { name: `modelo-${tipo}.xlsx`, data: await writeModel(tipo) };
}

/** Joins a row's errors into one text. */
function joinErrors({ errores }: RenglonFound, titles: ReadonlyMap<string, string>): string {
  const texts = errores.map(({ campo, mensaje }) =>
    campo === null ? mensaje : `${titles.get(campo) ?? campo}: ${mensaje}`,
  );
  return texts.join(' ');
}

/** Returns a sheet of the refused rows. Throws NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO (not stored). */
export async function exportRefused(db: Db, id: string, { actor, author }: Caller) {
  const { importacion } = await getPermitted(db, id, actor);
  const { tipo } = importacion;
  const contenido = await findFile(db, id);
  const rows = await findRefused(db, id);
  if ((!contenido && tipo !== 'fotos') || rows.length === 0) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  await record(db, author, {
    accion: 'importacion.errores',
    objeto: asObjeto(importacion),
    despues: { filas: rows.length },
  });
  const name = `${fileOfToday('para-corregir')}.xlsx`;
  if (tipo === 'fotos' || !contenido) {
    const lines = rows.map((row) => [joinErrors(row, new Map()), row.nombre] as const);
    return { name, data: await writeNames(lines) };
  }
  const { eleccion, leida_como, forma } = importacion;
  // Read the file in the same way as the import did.
  const reading = { eleccion, recordadas: leida_como ? { [forma ?? '']: leida_como } : {} };
  const titles = new Map<string, string>(destinosOf(tipo).map(({ destino, titulo }) => [destino, titulo]));
  const errorsByRow = new Map(rows.map((row) => [row.fila, joinErrors(row, titles)]));
  return { name, data: await writeRefused(contenido, tipo, errorsByRow, reading) };
}
