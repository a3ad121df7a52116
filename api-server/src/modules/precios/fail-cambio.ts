import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto, describeAjuste } from './cambio-mapper.ts';
import { type CambioRow, clearFallo, findCambio, lockCambio, markFallo } from './cambios-repository.ts';

type Cambio = CambioRow['cambio'];

/** True when the next step of a change is the end of its promotion. */
const endsNext = ({ hecho_en }: Cambio): boolean => hecho_en !== null;

/** Marks a change as failed: its job, or the job that ends its promotion, failed after all retries. The caller holds the lock. */
export async function failCambio(
  tx: Tx,
  cambio: Cambio,
  { ends }: JobData['precios'],
  reason: string,
): Promise<void> {
  if (cambio.deshecho_en || ends !== endsNext(cambio)) return;
  const what = ends ? 'No se pudo terminar la promoción.' : 'No se pudieron cambiar los precios.';
  await markFallo(tx, cambio.cambio_id, `${what} ${reason}`);
}

/** Returns why a retry of the job can do nothing; null when a retry is possible. */
export function impedimentoOf(cambio: Cambio, { ends }: JobData['precios']): string | null {
  if (cambio.deshecho_en) return 'El cambio de precios ya se quitó o se deshizo.';
  if (ends !== endsNext(cambio)) return 'El cambio de precios ya se hizo.';
  // Prices would fall and rise again at once.
  if (!ends && cambio.hasta && cambio.hasta <= new Date()) return 'La promoción ya tenía que terminar.';
  return null;
}

/** Queues the failed job of a change again, once. Throws NO_ENCONTRADO, REINTENTO_IMPOSIBLE. */
export const retryCambio = (
  { db, jobs }: Pick<ModuleDeps, 'jobs'> & { db: Db },
  id: string,
  author: Author,
): Promise<CambioRow> =>
  db.transaction(async (tx) => {
    const cambio = found(await lockCambio(tx, id));
    if (cambio.fallo_en) {
      const job = { cambioId: id, ends: endsNext(cambio) };
      const impedimento = impedimentoOf(cambio, job);
      if (impedimento) throw new Problem('REINTENTO_IMPOSIBLE', undefined, impedimento);
      await clearFallo(tx, id);
      await jobs.closeFailures(tx, 'precios', job);
      await jobs.add(tx, 'precios', job);
      await record(tx, author, {
        accion: 'precios.reintento',
        objeto: asObjeto(cambio),
        despues: { seleccion: cambio.seleccion, ajuste: describeAjuste(cambio) },
      });
    }
    return found(await findCambio(tx, id));
  });
