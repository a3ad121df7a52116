import type { OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Queryable, Tx } from '../../../db/database.ts';
import type { StaffActor } from '../../../http/actor.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import type { Page } from '../../../shared/page.ts';
import { previewDigest, readPreviewData } from '../../../shared/preview-digest.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { lockCondiciones } from '../../condiciones/repository/condiciones.ts';
import type { ModuleDeps } from '../../deps.ts';
import { fillKey } from '../../idempotency/repository.ts';
import { claimKey, hashOfRequest } from '../../idempotency/service.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { asObjeto, describeAjuste, describeSeleccion } from '../mapper.ts';
import {
  type CambioRow,
  findCambio,
  insertCambio,
  lockCambio,
  lockProductosOf,
  markUndone,
  namesOf,
} from '../repository/cambios.ts';
import { applyPlan, findPlan, lockChosen, planOf } from '../repository/plan.ts';
import { deleteStoredPlan, storePlan } from '../repository/programados.ts';
import { changePropios, digestOfListas, findListas } from '../repository/propios.ts';
import { type Ajuste, ajusteOf, type Efecto, type Moments, momentsOf } from '../rules.ts';
import { applyPlanilla } from './planilla.ts';
import { scheduleEnd } from './programados.ts';
import { effectOfUndo, restore } from './undo.ts';

type Deps = Pick<ModuleDeps, 'db' | 'jobs'>;

type PlanillaBody = HandlerInput<OperationOf<'precios.planilla'>>['body'];

interface Asked {
  body: HandlerInput<OperationOf<'precios.cambiar'>>['body'];
  actor: Pick<StaffActor, 'usuarioId'>;
  author: Author;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

export type Made = Omit<Asked, 'body'> & { huella: string };

/** Returns the change that the same key and request made before; otherwise makes the change and its audit log entry. */
export async function once(
  tx: Tx,
  { actor: { usuarioId }, author, key, huella }: Made,
  make: () => Promise<string>,
): Promise<CambioRow> {
  const keyed = key !== undefined && { usuario_id: usuarioId, clave: key, huella };
  const before = keyed ? await claimKey(tx, keyed) : undefined;
  if (before?.cambio_id) return found(await findCambio(tx, before.cambio_id));
  const cambioId = await make();
  if (keyed) await fillKey(tx, keyed, { cambio_id: cambioId });
  const result = found(await findCambio(tx, cambioId));
  const { seleccion, suben, bajan, propios, desde, hasta } = result.cambio;
  const moment = {
    ...(desde && { desde: desde.toISOString() }),
    ...(hasta && { hasta: hasta.toISOString() }),
  };
  await record(tx, author, {
    accion: desde ? 'precios.programados' : 'precios.cambio',
    objeto: asObjeto(result.cambio),
    despues: {
      seleccion,
      ajuste: describeAjuste(result.cambio),
      suben,
      bajan,
      ...(propios > 0 && { propios }),
      ...moment,
    },
  });
  return result;
}

/**
 * Changes all chosen prices as the preview showed, or none. With `desde` in the future, schedules the change.
 * The same key and request return the earlier change.
 * Throws PRECIOS_SIN_CAMBIO, or PRECIOS_DESACTUALIZADOS when the products or their prices differ from the
 * preview.
 */
export const changePrecios = (deps: Deps, { body, ...asked }: Asked): Promise<CambioRow> =>
  deps.db.transaction((tx) =>
    once(tx, { ...asked, huella: hashOfRequest(['precios', body]) }, () => {
      const { huella, desde, hasta, ...rest } = body;
      const moments = momentsOf({ ...rest, ...(desde && { desde }), ...(hasta && { hasta }) });
      const { usuarioId } = asked.actor;
      const ajuste = ajusteOf(rest);
      return change(tx, deps, { ajuste, huella: readPreviewData(huella, ajuste), usuarioId, ...moments });
    }),
  );

/** Like `changePrecios`, for individual prices. */
export const changeByPlanilla = (
  db: Db,
  { body: { precios }, ...asked }: Omit<Asked, 'body'> & { body: PlanillaBody },
): Promise<CambioRow> =>
  db.transaction((tx) =>
    once(tx, { ...asked, huella: hashOfRequest(['planilla', precios]) }, () =>
      applyPlanilla(tx, precios, asked.actor.usuarioId),
    ),
  );

interface AskedChange extends Moments {
  ajuste: Ajuste;
  huella: string;
  usuarioId: string;
}

async function change(
  tx: Tx,
  { jobs }: Deps,
  { ajuste, huella, usuarioId, desde, hasta }: AskedChange,
): Promise<string> {
  const cambioId = uuidv7();
  const { condiciones } = ajuste;
  const [ofPlan = '', ofListas] = huella.split('_');
  await setOrigen(tx, { usuarioId, origen: 'cambio', cambioId });
  if (condiciones !== undefined) {
    await lockCondiciones(tx);
    if (ofListas !== (await digestOfListas(tx, condiciones))) throw new Problem('PRECIOS_DESACTUALIZADOS');
  }
  await lockChosen(tx, ajuste);
  const now = desde ? await storePlan(tx, ajuste, ofPlan, cambioId) : await applyPlan(tx, ajuste, ofPlan);
  if (now.huella !== ofPlan) throw new Problem('PRECIOS_DESACTUALIZADOS');
  const { sube: suben = 0, baja: bajan = 0, cero = 0, maximo = 0, oferta = 0 } = now.resumen;
  const propios = condiciones === undefined ? 0 : await changePropios(tx, { ...ajuste, condiciones });
  if (suben + bajan + propios === 0) throw new Problem('PRECIOS_SIN_CAMBIO');
  await insertCambio(tx, {
    cambio_id: cambioId,
    usuario_id: usuarioId,
    seleccion: describeSeleccion(await namesOf(tx, ajuste), ajuste),
    forma: ajuste.forma,
    ajuste: ajuste.ajuste,
    redondeo: ajuste.redondeo,
    direccion: ajuste.direccion,
    oferta: ajuste.oferta,
    suben,
    bajan,
    propios,
    rechazados: cero + maximo + oferta,
    desde,
    hasta,
    ...(desde && { hecho_en: null }),
  });
  if (desde) await jobs.add(tx, 'precios', { cambioId, ends: false }, desde);
  else if (hasta) await scheduleEnd(tx, jobs, cambioId, hasta);
  return cambioId;
}

/**
 * Undoes a change; a scheduled change is cancelled. Products whose price changed since keep their price. The
 * same user may repeat the call, for example after a lost answer.
 * Throws NO_ENCONTRADO, CAMBIO_DESHECHO when another user undid the change or its promotion ended,
 * PRECIOS_DESACTUALIZADOS when `huella` no longer matches.
 */
export const undoPrecios = (
  { db, jobs }: Deps,
  id: string,
  { actor, author, huella }: Pick<Asked, 'actor' | 'author'> & { huella?: string | undefined },
): Promise<CambioRow> =>
  db.transaction(async (tx) => {
    const cambio = found(await lockCambio(tx, id));
    const { usuarioId } = actor;
    if (cambio.deshecho_en) {
      if (cambio.deshecho_por === usuarioId) return found(await findCambio(tx, id));
      throw new Problem('CAMBIO_DESHECHO');
    }
    if (cambio.propios > 0 || cambio.reglas) await lockCondiciones(tx);
    await lockProductosOf(tx, id);
    if (huella !== undefined && huella !== (await effectOfUndo(tx, cambio)).huella) {
      throw new Problem('PRECIOS_DESACTUALIZADOS');
    }
    await setOrigen(tx, { usuarioId, origen: 'deshecho', cambioId: id });
    const isWaiting = cambio.hecho_en === null;
    if (isWaiting) await deleteStoredPlan(tx, id);
    const restored = isWaiting ? { repuestos: 0 } : await restore(tx, cambio);
    await markUndone(tx, id, { deshecho_por: usuarioId, ...restored });
    // An undone change needs no retry.
    for (const ends of [false, true]) await jobs.closeFailures(tx, 'precios', { cambioId: id, ends });
    await record(tx, author, {
      accion: isWaiting ? 'precios.cancelados' : 'precios.deshechos',
      objeto: asObjeto(cambio),
      despues: { seleccion: cambio.seleccion, ajuste: describeAjuste(cambio), ...restored },
    });
    return found(await findCambio(tx, id));
  });

/** Returns the effect on each product, the number of products by effect, and the digest for `changePrecios`. */
export async function previewPrecios(
  q: Queryable,
  ajuste: Ajuste,
  shown: Page & { efectos: readonly Efecto[] },
) {
  const { condiciones } = ajuste;
  const [{ huella, resumen, ...plan }, listas, ofListas] = await Promise.all([
    findPlan(q, planOf(ajuste), shown),
    findListas(q, ajuste),
    condiciones === undefined ? undefined : digestOfListas(q, condiciones),
  ]);
  return {
    ...plan,
    resumen: { ...NO_EFFECT, ...resumen },
    huella: previewDigest(ajuste, [huella, ofListas].filter(Boolean).join('_')),
    condiciones: listas,
  };
}

/** Number of products by effect, before any is counted. */
export const NO_EFFECT: Record<Efecto, number> = {
  sube: 0,
  baja: 0,
  igual: 0,
  cero: 0,
  maximo: 0,
  oferta: 0,
};
