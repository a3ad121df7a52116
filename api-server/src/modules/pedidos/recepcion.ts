import { isDeepStrictEqual } from 'node:util';
import type { OperationOf } from 'api-client/contract';
import { reclamoText } from 'api-client/contract/reclamo-text';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { KeptReclamo } from '../../db/schema/kept.ts';
import type { CustomerActor } from '../../http/actor.ts';
import { found, Problem } from '../../shared/problem.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { announce } from './announce.ts';
import { refuseUnreceived } from './fotos.ts';
import { fotosAmong } from './fotos-repository.ts';
import { findRecepcion } from './historial-repository.ts';
import { asObjeto } from './pedido-mapper.ts';
import { findPedido, insertCambio, lockPedido } from './pedidos-repository.ts';

type Body = z.output<OperationOf<'misPedidos.confirmarRecepcion'>['body']['schema']>;
type Linea = NonNullable<Body['lineas']>[number];

interface Recepcion extends Body {
  /** The order must belong to the actor's shop. */
  actor: Pick<CustomerActor, 'usuarioId' | 'comercioId'>;
  author: Author;
  pedidoId: string;
}

/**
 * Records that the customer received the order, and notifies staff of missing goods. The status stays: only
 * staff set it. The same report again changes nothing and notifies nobody. Returns whether something is
 * missing.
 * Throws NO_ENCONTRADO, RECEPCION_NO_DISPONIBLE. Throws DATOS_INVALIDOS for a line or picture of another
 * order, or for more than was delivered.
 */
export const confirmRecepcion = (
  db: Db,
  { actor, author, pedidoId, falta: nota, lineas = [] }: Recepcion,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const locked = found(await lockPedido(tx, pedidoId));
    refuseUnreceived(locked, actor);
    const { pedido, usuario } = locked;
    const reclamo = lineas.length > 0 ? { nota, lineas: await keptLineas(tx, pedidoId, lineas) } : undefined;
    const falta = reclamo ? reclamoText(reclamo) : nota;
    const before = await findRecepcion(tx, pedidoId);
    if (before && isDeepStrictEqual(before, { falta, reclamo })) return falta !== null;
    const datos = { antes: before?.falta ?? null, despues: falta, ...(reclamo && { reclamo }) };
    await insertCambio(tx, { pedido_id: pedidoId, usuario_id: actor.usuarioId, tipo: 'recepcion', datos });
    await record(tx, author, {
      accion: 'pedido.recepcion',
      objeto: asObjeto(pedido),
      despues: { falta: falta !== null },
    });
    if (falta !== null) {
      await notify(tx, {
        tipo: 'pedido',
        mensaje: `${usuario.nombre_comercio} avisa que algo falta o llegó mal en el pedido n.º ${pedido.numero}`,
        referencia_id: pedidoId,
      });
    }
    await announce(tx, pedido);
    return falta !== null;
  });

/** Returns the lines to store, with each product's name at the time of the order. */
async function keptLineas(
  tx: Tx,
  pedidoId: string,
  lineas: readonly Linea[],
): Promise<KeptReclamo['lineas']> {
  const { detalles } = found(await findPedido(tx, pedidoId));
  const delivered = new Map(detalles.map(({ detalle }) => [detalle.detalles_pedidos_id, detalle]));
  const wanted = lineas.flatMap(({ foto_id }) => foto_id ?? []);
  const fotos = new Set(await fotosAmong(tx, pedidoId, wanted));
  const refused = lineas.flatMap(({ detalles_pedidos_id, cantidad, foto_id }, index) => {
    const refuse = (field: string, message: string) => ({ field: `lineas.${index}.${field}`, message });
    const detalle = delivered.get(detalles_pedidos_id);
    if (!detalle) return refuse('detalles_pedidos_id', 'El producto no está en este pedido.');
    if (cantidad > detalle.cantidad) {
      return refuse('cantidad', `De ${detalle.producto_nombre} te enviamos ${detalle.cantidad}.`);
    }
    return foto_id && !fotos.has(foto_id)
      ? refuse('foto_id', 'No encontramos la foto. Súbela otra vez.')
      : [];
  });
  if (refused.length > 0) throw new Problem('DATOS_INVALIDOS', refused);
  return lineas.flatMap(({ detalles_pedidos_id, cantidad, motivo, foto_id = null }) => {
    const detalle = delivered.get(detalles_pedidos_id);
    if (!detalle) return [];
    const { producto_id, producto_nombre: nombre } = detalle;
    return { detalles_pedidos_id, producto_id, nombre, cantidad, motivo, foto_id };
  });
}
