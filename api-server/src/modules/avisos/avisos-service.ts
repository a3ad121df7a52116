import { randomUUID } from 'node:crypto';
import { LIMITS, type OperationOf } from 'api-client/contract';
import type { NoticeKind } from 'api-client/contract/mis-avisos';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { found, Problem } from '../../shared/problem.ts';
import {
  deleteNotice,
  findAwaited,
  findProducto,
  findWanted,
  insertNotice,
  saveWanted,
  switchTipo,
} from './avisos-repository.ts';

/** Percent, until the user chooses another. */
const USUAL_PORCENTAJE = 10;

type Asked = z.output<OperationOf<'misAvisos.update'>['body']['schema']>;

export const avisosOf = async (q: Queryable, usuarioId: string) => {
  const {
    stock = true,
    precios = false,
    porcentaje = USUAL_PORCENTAJE,
  } = (await findWanted(q, usuarioId)) ?? {};
  return { stock, precios, porcentaje, productos: await findAwaited(q, usuarioId) };
};

/** Keeps the code, because sent mails contain it. Prices are compared with those at the time of switching on. */
export const wantAvisos = (db: Db, usuarioId: string, { stock, precios, porcentaje }: Asked) =>
  db.transaction(async (tx) => {
    const before = await findWanted(tx, usuarioId);
    const turnedOn = precios && !before?.precios;
    await saveWanted(tx, {
      ...rowOf(usuarioId),
      stock,
      precios,
      porcentaje,
      ...(turnedOn && { precios_fecha: new Date() }),
    });
    return avisosOf(tx, usuarioId);
  });

const rowOf = (usuario_id: string) => ({ usuario_id, codigo: randomUUID() });

/**
 * Adds a product to the alerts and turns these mails on again. Throws NO_ENCONTRADO for a product that is not sold,
 * DEMASIADOS_AVISOS.
 */
export const waitFor = (db: Db, usuarioId: string, productoId: string) =>
  db.transaction(async (tx) => {
    const producto = found(await findProducto(tx, productoId));
    if (!producto.esta_activo) throw new Problem('NO_ENCONTRADO');
    const { porcentaje = USUAL_PORCENTAJE } = (await findWanted(tx, usuarioId)) ?? {};
    await saveWanted(tx, { ...rowOf(usuarioId), porcentaje, stock: true });
    const awaited = await findAwaited(tx, usuarioId);
    const known = awaited.some((one) => one.producto_id === productoId);
    if (!known && awaited.length >= LIMITS.avisosPerUsuario) throw new Problem('DEMASIADOS_AVISOS');
    await insertNotice(tx, usuarioId, productoId);
    return avisosOf(tx, usuarioId);
  });

export async function leave(db: Db, usuarioId: string, productoId: string) {
  await deleteNotice(db, usuarioId, productoId);
  return avisosOf(db, usuarioId);
}

/** Switches mails with the code of a mail. Throws ENLACE_INVALIDO. A repeated call changes nothing. */
export const switchByCodigo = (db: Db, { codigo, tipo }: { codigo: string; tipo: NoticeKind }, on: boolean) =>
  db.transaction(async (tx: Tx) => {
    if (!(await switchTipo(tx, codigo, tipo, on))) throw new Problem('ENLACE_INVALIDO');
  });
