import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Page } from '../../../shared/page.ts';
import { previewDigest, readPreviewData } from '../../../shared/preview-digest.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { findCondicion, lockCondiciones } from '../../condiciones/repository/condiciones.ts';
import type { ModuleDeps } from '../../deps.ts';
import { hashOfRequest } from '../../idempotency/service.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { type CambioRow, findScheduledOfLista, insertCambio } from '../repository/cambios.ts';
import { findChangedReglas, findExtreme, findReglas, planOfLista, writeReglas } from '../repository/lista.ts';
import { findPlan, findSums } from '../repository/plan.ts';
import { storePropios } from '../repository/programados.ts';
import { changePropios } from '../repository/propios.ts';
import { type Efecto, type ListaChange, momentsOf } from '../rules.ts';
import { type Made, NO_EFFECT, once } from './cambios.ts';

/** Throws DATOS_INVALIDOS when the change moves a rule outside of the allowed percentages, or needs one rule too many. */
async function changedReglas(q: Queryable, lista: ListaChange) {
  const reglas = await findChangedReglas(q, lista);
  const extreme = findExtreme(reglas);
  const refuse = (message: string) => {
    throw new Problem('DATOS_INVALIDOS', [{ field: 'ajuste', message }]);
  };
  if (extreme) {
    refuse(`Una regla quedaría en ${String(extreme.ajuste).replace('.', ',')} %, fuera de lo permitido.`);
  }
  if (reglas.length > LIMITS.reglasPerCondicion) {
    refuse(`Hace falta una regla para todo, y ya hay ${LIMITS.reglasPerCondicion}. Quita una antes.`);
  }
  return reglas;
}

/**
 * Returns each product's price in the agreement before and after a change of its list. Also returns the number of products
 * by effect, and the digest for `changeLista`. Throws NO_ENCONTRADO, DATOS_INVALIDOS.
 */
export async function previewLista(
  q: Queryable,
  lista: ListaChange,
  shown: Page & { efectos: readonly Efecto[] },
) {
  found(await findCondicion(q, lista.condicionId));
  await changedReglas(q, lista);
  const [{ huella, resumen, productos }, awaited] = await Promise.all([
    findPlan(q, planOfLista(lista), shown),
    findScheduledOfLista(q, lista.condicionId),
  ]);
  return {
    productos,
    resumen: { ...NO_EFFECT, ...resumen },
    huella: previewDigest(lista, huella),
    programados: awaited ? awaited.suben + awaited.bajan : 0,
  };
}

interface AskedChange {
  lista: ListaChange;
  huella: string;
  /** When the change starts, ISO; undefined for now. */
  desde: string | undefined;
}

/**
 * Changes all own prices and rules of an agreement as the preview showed, or none; with `desde`, schedules this. The same key
 * and request return the earlier change. Throws NO_ENCONTRADO, DATOS_INVALIDOS, PRECIOS_SIN_CAMBIO, and
 * PRECIOS_DESACTUALIZADOS when a price differs from the preview.
 */
export const changeLista = (
  deps: Pick<ModuleDeps, 'db' | 'jobs'>,
  { lista, huella, desde, ...made }: Made & AskedChange,
): Promise<CambioRow> =>
  deps.db.transaction((tx) => {
    const asked = { ...lista, huella, ...(desde !== undefined && { desde }) };
    return once(tx, { ...made, huella: hashOfRequest(['lista', asked]) }, async () => {
      const moments = momentsOf({ oferta: 'no', ...(desde !== undefined && { desde }) });
      const cambio = await prepare(tx, lista, huella, made.actor.usuarioId);
      if (moments.desde) await schedule(tx, deps, lista, { ...cambio, desde: moments.desde });
      else await apply(tx, lista, cambio);
      return cambio.cambio_id;
    });
  });

const changeOf = ({ ajuste, redondeo, direccion }: ListaChange) =>
  ({ forma: 'porcentaje', ajuste, redondeo, direccion }) as const;

/** Returns the change to store, if the prices are as in the preview. Locks all agreements. */
async function prepare(tx: Tx, lista: ListaChange, huella: string, usuario_id: string) {
  const { condicionId } = lista;
  await lockCondiciones(tx);
  const condicion = found(await findCondicion(tx, condicionId));
  const now = await findSums(tx, planOfLista(lista));
  if (now.huella !== readPreviewData(huella, lista)) throw new Problem('PRECIOS_DESACTUALIZADOS');
  const { sube: suben = 0, baja: bajan = 0 } = now.resumen;
  if (suben + bajan === 0) throw new Problem('PRECIOS_SIN_CAMBIO');
  return {
    ...{ cambio_id: uuidv7(), usuario_id, condicion_id: condicionId, ...changeOf(lista) },
    ...{ suben, bajan, rechazados: 0, oferta: false },
    seleccion: `Lista «${condicion.nombre}»`,
    reglas_antes: await findReglas(tx, condicionId),
    reglas: await changedReglas(tx, lista),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function apply(tx: Tx, lista: ListaChange, cambio: Prepared): Promise<void> {
  const { condicionId } = lista;
  await setOrigen(tx, { usuarioId: cambio.usuario_id, origen: 'cambio', cambioId: cambio.cambio_id });
  const propios = await changePropios(tx, { ...changeOf(lista), condiciones: condicionId });
  await writeReglas(tx, condicionId, cambio.reglas);
  await insertCambio(tx, { ...cambio, propios });
}

/** Stores the change and its own prices. Refuses a second one for the same list: it would find all prices changed. */
async function schedule(
  tx: Tx,
  { jobs }: Pick<ModuleDeps, 'jobs'>,
  lista: ListaChange,
  cambio: Prepared & { desde: Date },
): Promise<void> {
  if (await findScheduledOfLista(tx, lista.condicionId)) {
    const message = 'La lista ya espera un cambio programado. Quítalo antes, en «Cambios hechos».';
    throw new Problem('DATOS_INVALIDOS', [{ field: 'desde', message }]);
  }
  await storePropios(tx, cambio.cambio_id, lista);
  await insertCambio(tx, { ...cambio, hecho_en: null });
  await jobs.add(tx, 'precios', { cambioId: cambio.cambio_id, ends: false }, cambio.desde);
}
