import type { OperationOf } from 'api-client/contract';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import type { Page } from '../../../shared/page.ts';
import { found, Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { asObjeto, describeAjuste } from '../mapper.ts';
import {
  type CambioRow,
  clearFallo,
  findCambio,
  findProductosOf,
  lockCambio,
  markDone,
  markFallo,
  markUndone,
} from '../repository/cambios.ts';
import { applyStoredPlan, findStoredPlan, findStoredPropios } from '../repository/programados.ts';
import { findPropiosOf } from '../repository/propios.ts';
import { beginLista } from './scheduled-lista.ts';
import { restore } from './undo.ts';

type Cambio = CambioRow['cambio'];
type Deps = Pick<ModuleDeps, 'jobs'> & { db: Db };

type Filtro = HandlerInput<OperationOf<'precios.cambio'>>['query']['filtro'];

/** Returns the products of a change; for a change of a list, those with an own price. Scheduled and skipped products come from their own table. */
export const productosOf = (db: Db, cambio: Cambio, filtro: Filtro, page: Page) => {
  const asked = { ...page, onlyOthers: filtro === 'distintos' };
  const isKept = cambio.hecho_en === null || filtro === 'salteados';
  if (cambio.condicion_id) {
    return isKept ? findStoredPropios(db, cambio, asked) : findPropiosOf(db, cambio.cambio_id, asked);
  }
  return isKept ? findStoredPlan(db, cambio, asked) : findProductosOf(db, cambio, asked);
};

/** Author of a scheduled change: the user who scheduled the change, without address or request. */
const authorOf = (usuarioId: string | null): Author => ({ usuarioId, ip: null, requestId: null });

/** Schedules the end of the promotion. */
export const scheduleEnd = async (tx: Tx, jobs: ModuleDeps['jobs'], cambioId: string, hasta: Date) =>
  jobs.add(tx, 'precios', { cambioId, ends: true }, hasta);

/**
 * Runs a due change, or ends its promotion. Repeated and concurrent calls have no further effect, and an
 * undone change stays undone. Products that changed meanwhile are skipped.
 */
export const runScheduled = (deps: Deps, { cambioId, ends }: JobData['precios']): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const cambio = await lockCambio(tx, cambioId);
    if (!cambio || cambio.deshecho_en) return;
    if (!ends && cambio.hecho_en === null) await begin(tx, deps, cambio);
    if (ends && cambio.hecho_en !== null) await end(tx, cambio);
  });

async function begin(tx: Tx, { jobs }: Deps, cambio: Cambio): Promise<void> {
  const { cambio_id: cambioId, usuario_id: usuarioId, seleccion, hasta } = cambio;
  await setOrigen(tx, { usuarioId, origen: 'cambio', cambioId });
  const done = cambio.condicion_id
    ? await beginLista(tx, { ...cambio, condicion_id: cambio.condicion_id })
    : await beginProductos(tx, cambio);
  if (!done)
    return markFallo(tx, cambioId, 'No se pudieron cambiar los precios. Las condiciones se eliminaron.');
  if (hasta) await scheduleEnd(tx, jobs, cambioId, hasta);
  await record(tx, authorOf(usuarioId), {
    accion: 'precios.cambio',
    objeto: asObjeto(cambio),
    despues: { seleccion, ajuste: describeAjuste(cambio), ...done },
  });
}

async function beginProductos(tx: Tx, cambio: Cambio) {
  const { suben, bajan } = await applyStoredPlan(tx, cambio);
  const done = { suben, bajan, salteados: cambio.suben + cambio.bajan - suben - bajan };
  await markDone(tx, cambio.cambio_id, done);
  return done;
}

async function end(tx: Tx, cambio: Cambio): Promise<void> {
  const { cambio_id: cambioId, seleccion } = cambio;
  await setOrigen(tx, { usuarioId: null, origen: 'fin_de_oferta', cambioId });
  const restored = await restore(tx, cambio);
  await markUndone(tx, cambioId, { deshecho_por: null, ...restored });
  await record(tx, authorOf(null), {
    accion: 'precios.fin_de_oferta',
    objeto: asObjeto(cambio),
    despues: { seleccion, ajuste: describeAjuste(cambio), ...restored },
  });
}

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
