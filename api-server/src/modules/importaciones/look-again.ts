import type { Tx } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  findImportacion,
  type ImportacionFound,
  lockImportacion,
  updateImportacion,
} from './importaciones-repository.ts';

/**
 * What was looked at already is looked at anew: the shop may have changed since, and so what each row would do. An import
 * that is being read stays as it is.
 */
export async function lookAgain(tx: Tx, jobs: ModuleDeps['jobs'], id: string): Promise<ImportacionFound> {
  const importacion = found(await lockImportacion(tx, id));
  if (importacion.estado === 'revisada') {
    await updateImportacion(tx, id, { estado: 'leyendo', leidas: 0, plan: null });
    await jobs.add(tx, 'importacion', { importacionId: id });
  }
  return found(await findImportacion(tx, id));
}
