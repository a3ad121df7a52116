import type { OperationOf } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { HandlerInput } from '../../http/reply.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import { tellOrigen } from '../productos/productos-write-repository.ts';
import { asObjeto, describeAjuste } from './cambio-mapper.ts';
import {
  type CambioRow,
  findProductosOf,
  lockCambio,
  markDone,
  markUndone,
  putBack,
} from './cambios-repository.ts';
import { applyKept, findKept } from './programados-repository.ts';

type Cambio = CambioRow['cambio'];
type Deps = Pick<ModuleDeps, 'jobs'> & { db: Db };

type Filtro = HandlerInput<OperationOf<'precios.cambio'>>['query']['filtro'];

/** Returns the products of a change. Scheduled and skipped products come from their own table. */
export const productosOf = (db: Db, cambio: Cambio, filtro: Filtro, page: Page) => {
  const asked = { ...page, onlyOthers: filtro === 'distintos' };
  const isKept = cambio.hecho_en === null || filtro === 'salteados';
  return isKept ? findKept(db, cambio, asked) : findProductosOf(db, cambio, asked);
};

/** Author of a scheduled change: the user who scheduled the change, without address or request. */
const authorOf = (usuarioId: string | null): Author => ({ usuarioId, ip: null, requestId: null });

/** Schedules the end of the promotion. */
export const endLater = async (tx: Tx, jobs: ModuleDeps['jobs'], cambioId: string, hasta: Date) =>
  jobs.add(tx, 'precios', { cambioId, ends: true }, hasta);

/**
 * Runs a due change, or ends its promotion. Repeated and concurrent calls have no further effect, and an
 * undone change stays undone. Products that changed meanwhile are skipped.
 */
export const keepMoment = (deps: Deps, { cambioId, ends }: JobData['precios']): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const cambio = await lockCambio(tx, cambioId);
    if (!cambio || cambio.deshecho_en) return;
    if (!ends && cambio.hecho_en === null) await begin(tx, deps, cambio);
    if (ends && cambio.hecho_en !== null) await end(tx, cambio);
  });

async function begin(tx: Tx, { jobs }: Deps, cambio: Cambio): Promise<void> {
  const { cambio_id: cambioId, usuario_id: usuarioId, seleccion, hasta } = cambio;
  await tellOrigen(tx, { usuarioId, origen: 'cambio', cambioId });
  const { suben, bajan } = await applyKept(tx, cambio);
  const salteados = cambio.suben + cambio.bajan - suben - bajan;
  await markDone(tx, cambioId, { suben, bajan, salteados });
  if (hasta) await endLater(tx, jobs, cambioId, hasta);
  await record(tx, authorOf(usuarioId), {
    accion: 'precios.cambio',
    objeto: asObjeto(cambio),
    despues: { seleccion, ajuste: describeAjuste(cambio), suben, bajan, salteados },
  });
}

async function end(tx: Tx, cambio: Cambio): Promise<void> {
  const { cambio_id: cambioId, seleccion } = cambio;
  await tellOrigen(tx, { usuarioId: null, origen: 'fin_de_oferta', cambioId });
  const repuestos = await putBack(tx, cambioId);
  await markUndone(tx, cambioId, { deshecho_por: null, repuestos });
  await record(tx, authorOf(null), {
    accion: 'precios.fin_de_oferta',
    objeto: asObjeto(cambio),
    despues: { seleccion, ajuste: describeAjuste(cambio), repuestos },
  });
}
