import type { OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import type { HandlerInput } from '../../http/reply.ts';
import { found, Problem } from '../../shared/problem.ts';
import { claimKey, hashOfRequest } from '../idempotency/idempotency.ts';
import { fillKey } from '../idempotency/idempotency-repository.ts';
import { tellOrigen } from '../productos/productos-write-repository.ts';
import { type Ajuste, ajusteOf } from './ajuste.ts';
import { asObjeto, describeAjuste, describeSeleccion } from './cambio-mapper.ts';
import {
  type CambioRow,
  findCambio,
  insertCambio,
  lockCambio,
  markUndone,
  putBack,
} from './cambios-repository.ts';
import { namesOf } from './nombres-repository.ts';
import { applyPlan, lockChosen } from './plan-repository.ts';

interface Asked {
  body: HandlerInput<OperationOf<'precios.cambiar'>>['body'];
  actor: StaffActor;
  author: Author;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * Changes all prices that were chosen as the preview showed it, or none: PRECIOS_DESACTUALIZADOS when a product came, went
 * or changed its price since, PRECIOS_SIN_CAMBIO. The same key and request give the change that they made before.
 */
export const changePrecios = (db: Db, { body, actor, author, key }: Asked): Promise<CambioRow> =>
  db.transaction(async (tx) => {
    const keyed = key !== undefined && {
      usuario_id: actor.usuarioId,
      clave: key,
      huella: hashOfRequest(['precios', body]),
    };
    const before = keyed ? await claimKey(tx, keyed) : undefined;
    if (before?.cambio_id) return found(await findCambio(tx, before.cambio_id));
    const { huella, ...rest } = body;
    const cambioId = await change(tx, { ajuste: ajusteOf(rest), huella, usuarioId: actor.usuarioId });
    if (keyed) await fillKey(tx, keyed, { cambio_id: cambioId });
    const result = found(await findCambio(tx, cambioId));
    const { seleccion, suben, bajan } = result.cambio;
    await record(tx, author, {
      accion: 'precios.cambio',
      objeto: asObjeto(result.cambio),
      despues: { seleccion, ajuste: describeAjuste(result.cambio), suben, bajan },
    });
    return result;
  });

async function change(
  tx: Tx,
  { ajuste, huella, usuarioId }: { ajuste: Ajuste; huella: string; usuarioId: string },
): Promise<string> {
  const cambioId = uuidv7();
  await tellOrigen(tx, { usuarioId, origen: 'cambio', cambioId });
  await lockChosen(tx, ajuste);
  const now = await applyPlan(tx, ajuste, huella);
  if (now.huella !== huella) throw new Problem('PRECIOS_DESACTUALIZADOS');
  const { sube: suben = 0, baja: bajan = 0, cero = 0, maximo = 0, oferta = 0 } = now.resumen;
  if (suben + bajan === 0) throw new Problem('PRECIOS_SIN_CAMBIO');
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
    rechazados: cero + maximo + oferta,
  });
  return cambioId;
}

/** NO_ENCONTRADO, CAMBIO_DESHECHO. A product whose price was changed since stays as it is. */
export const undoPrecios = (
  db: Db,
  id: string,
  { actor, author }: Pick<Asked, 'actor' | 'author'>,
): Promise<CambioRow> =>
  db.transaction(async (tx) => {
    const cambio = found(await lockCambio(tx, id));
    if (cambio.deshecho_en) throw new Problem('CAMBIO_DESHECHO');
    const { usuarioId } = actor;
    await tellOrigen(tx, { usuarioId, origen: 'deshecho', cambioId: id });
    const repuestos = await putBack(tx, id);
    await markUndone(tx, id, { deshecho_por: usuarioId, repuestos });
    await record(tx, author, {
      accion: 'precios.deshechos',
      objeto: asObjeto(cambio),
      despues: { seleccion: cambio.seleccion, ajuste: describeAjuste(cambio), repuestos },
    });
    return found(await findCambio(tx, id));
  });
