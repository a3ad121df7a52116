import { SOLD_ESTADOS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { CustomerActor } from '../../http/actor.ts';
import { found, Problem } from '../../shared/problem.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { announce } from './announce.ts';
import { findRecepcion } from './historial-repository.ts';
import { asObjeto } from './pedido-mapper.ts';
import { insertCambio, lockPedido } from './pedidos-repository.ts';

interface Recepcion {
  /** Of their shop the order has to be. */
  actor: Pick<CustomerActor, 'usuarioId' | 'comercioId'>;
  author: Author;
  pedidoId: string;
  /** What is missing, or came wrong; null when all of it came. */
  falta: string | null;
}

/**
 * Keeps that its customer received the order, and tells staff of what is missing. The status stays: it is the staff's word.
 * The same again changes nothing, so a second press tells nobody twice. NO_ENCONTRADO, RECEPCION_NO_DISPONIBLE.
 */
export const confirmRecepcion = (db: Db, { actor, author, pedidoId, falta }: Recepcion): Promise<void> =>
  db.transaction(async (tx) => {
    const { pedido, usuario } = found(await lockPedido(tx, pedidoId));
    if (pedido.usuario_id !== actor.comercioId) throw new Problem('NO_ENCONTRADO');
    if (!SOLD_ESTADOS.includes(pedido.estado_pedido)) throw new Problem('RECEPCION_NO_DISPONIBLE');
    const before = await findRecepcion(tx, pedidoId);
    if (before && before.falta === falta) return;
    const datos = { antes: before?.falta ?? null, despues: falta };
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
  });
