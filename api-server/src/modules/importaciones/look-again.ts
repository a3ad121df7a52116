import type { Tx } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  findImportacion,
  type ImportacionFound,
  lockImportacion,
  updateImportacion,
} from './importaciones-repository.ts';

/** Plans a reviewed import again: the shop may have changed since, and with it the effect of each row. */
export async function lookAgain(tx: Tx, jobs: ModuleDeps['jobs'], id: string): Promise<ImportacionFound> {
  const importacion = found(await lockImportacion(tx, id));
  if (importacion.estado === 'revisada') {
    await updateImportacion(tx, id, { estado: 'leyendo', leidas: 0, plan: null });
    await jobs.add(tx, 'importacion', { importacionId: id });
  }
  return found(await findImportacion(tx, id));
}
