import type { Shop } from 'settings/shop';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { publish } from '../../realtime/bus.ts';
import { Problem, refuseStale } from '../../shared/problem.ts';
import { keptOf } from './ajustes-mapper.ts';
import {
  type AjustesChange,
  findAjustes,
  findBegin,
  findIdsWithoutFactor,
  findWithoutFactor,
  hasFactor,
  lockAjustes,
  updateAjustes,
} from './ajustes-repository.ts';

export const getAjustes = async (db: Db) => ({
  row: await findAjustes(db),
  lacking: await findWithoutFactor(db),
});

interface Deps {
  db: Db;
  shop: Shop;
  jobs: Jobs;
}

export interface Asked {
  actor: StaffActor;
  author: Author;
  ifMatch: number | undefined;
}

/**
 * Changes settings for all processes. An admin who requires a second factor must have one, or nobody could undo that.
 * Throws FALTA_TU_SEGUNDO_FACTOR.
 */
export async function settle(
  { db, shop, jobs }: Deps,
  { actor, author, ifMatch, change }: Asked & { change: AjustesChange },
) {
  await db.transaction(async (tx) => {
    const before = await lockAjustes(tx, 'update');
    refuseStale(before, ifMatch);
    const { antes, despues } = changesOf(keptOf(before, shop), keptOf({ ...before, ...change }, shop));
    if (Object.keys(despues).length === 0) return;
    if (despues.exige_segundo_factor) await demandFactor(tx, actor);
    const after = await updateAjustes(tx, only(change, Object.keys(despues)));
    if ('anuncio_desde' in despues || 'anuncio_hasta' in despues) {
      await showBetween(tx, jobs, after.anuncio_desde, after.anuncio_hasta);
    }
    await record(tx, author, { accion: 'ajustes.edicion', antes, despues });
  });
  return getAjustes(db);
}

/** Keeps only changed fields: an unchanged field must stay null, so that the operator's configuration still applies. */
const only = (change: AjustesChange, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(change).filter(([field]) => fields.includes(field))) as AjustesChange;

type Day = string | null;

/**
 * Schedules page updates for the start of the first day and the end of the last day; either may be missing. An unneeded
 * update does no harm.
 */
export async function showBetween(tx: Tx, jobs: Jobs, first: Day, last: Day): Promise<void> {
  if (first) await showAnewOn(tx, jobs, first);
  if (last) await showAnewOn(tx, jobs, last, 1);
}

/** Schedules a page update for the start of a day, or of `later` days after it. Does nothing if that has passed. */
export async function showAnewOn(tx: Tx, jobs: Jobs, day: string, later = 0): Promise<void> {
  const begin = await findBegin(tx, day, later);
  if (begin) await jobs.add(tx, 'anuncio', {}, begin);
}

/** Requires a second factor and closes the sockets of staff without one. */
async function demandFactor(tx: Tx, { usuarioId }: StaffActor): Promise<void> {
  if (!(await hasFactor(tx, usuarioId))) throw new Problem('FALTA_TU_SEGUNDO_FACTOR');
  for (const id of await findIdsWithoutFactor(tx)) await publish(tx, { type: 'sesiones', usuarioId: id });
}
