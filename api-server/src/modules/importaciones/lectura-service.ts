/** Shows how a spreadsheet is read, and reads the file again in a chosen way. */
import { record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findFormas } from './formas-repository.ts';
import { asObjeto } from './importacion-mapper.ts';
import {
  deleteFilas,
  findFile,
  findImportacion,
  type ImportacionFound,
  lockImportacion,
  updateImportacion,
} from './importaciones-repository.ts';
import { type Caller, seen } from './importaciones-service.ts';
import type { ImportacionRow } from './kinds/kind.ts';
import { refuseTipo } from './permitted.ts';
import { isChosen, isPlanilla } from './remember-lectura.ts';
import type { Lectura } from './sheet/describe.ts';
import { type Eleccion, wrongColumns } from './sheet/eleccion.ts';
import { describePlanilla } from './sheet/sheets.ts';

/**
 * Returns a sample of the file and the field of each column. Throws NO_ENCONTRADO, SIN_PERMISO; IMPORTACION_EN_OTRO_ESTADO
 * when the file is not stored, or with the reason when the file cannot be read.
 */
export async function lecturaOf(db: Db, id: string, { actor }: Pick<Caller, 'actor'>): Promise<Lectura> {
  const { importacion } = await seen(db, id, actor);
  const { tipo, eleccion, leida_como } = importacion;
  const file = await findFile(db, id);
  if (!file || !isPlanilla(tipo)) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  // Use the reading of that time: the remembered shape may have changed since.
  const read =
    leida_como && !eleccion ? { [importacion.forma ?? '']: leida_como } : await findFormas(db, tipo);
  const lectura = await describePlanilla(file, tipo, { eleccion, recordadas: read });
  if ('motivo' in lectura) throw new Problem('IMPORTACION_EN_OTRO_ESTADO', undefined, lectura.motivo);
  return { ...lectura, recordada: lectura.recordada && isChosen(lectura.eleccion) };
}

/** States in which no row was applied yet and no job reads the file. */
const READABLE: readonly ImportacionRow['estado'][] = ['revisada', 'fallida'];

/**
 * Reads the file again as chosen; the earlier preview can no longer be applied. Throws NO_ENCONTRADO, SIN_PERMISO,
 * DATOS_INVALIDOS; IMPORTACION_EN_OTRO_ESTADO once a row was applied, or when the file is not stored.
 */
export const readAnew = (
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
    const wrong = wrongColumns(tipo, eleccion);
    if (wrong !== undefined) throw new Problem('DATOS_INVALIDOS', [{ field: 'columnas', message: wrong }]);
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
