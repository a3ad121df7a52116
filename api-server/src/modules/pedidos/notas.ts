import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { found, Problem } from '../../shared/problem.ts';
import { announce } from './announce.ts';
import { countNotasOf, deleteNotaById, findNotaOf, findNotasOf, insertNotaOf } from './notas-repository.ts';
import { asObjeto } from './pedido-mapper.ts';
import { lockPedido } from './pedidos-repository.ts';
import { getPedido } from './pedidos-service.ts';

interface OfPedido {
  pedidoId: string;
  actor: StaffActor;
  author: Author;
}

/** Returns the internal notes of an order, newest first. Throws NO_ENCONTRADO. */
export async function notasOfPedido(db: Db, pedidoId: string) {
  const notas = await findNotasOf(db, pedidoId);
  if (notas.length === 0) await getPedido(db, pedidoId);
  return notas;
}

/**
 * Adds an internal note to an order. The audit log does not store the text: a deleted note must not survive
 * there.
 * Throws NO_ENCONTRADO, DEMASIADAS_NOTAS.
 */
export const annotatePedido = (db: Db, { pedidoId, actor, author, texto }: OfPedido & { texto: string }) =>
  db.transaction(async (tx) => {
    const { pedido } = found(await lockPedido(tx, pedidoId));
    if ((await countNotasOf(tx, pedidoId)) >= LIMITS.notas) throw new Problem('DEMASIADAS_NOTAS');
    const notaId = await insertNotaOf(tx, { pedido_id: pedidoId, autor_id: actor.usuarioId, texto });
    await record(tx, author, { accion: 'pedido.nota', objeto: asObjeto(pedido) });
    await announce(tx, pedido);
    return found(await findNotaOf(tx, pedidoId, notaId));
  });

/** Deletes a note; only its author or an admin may. Throws NO_ENCONTRADO, SIN_PERMISO. */
export const removeNotaOfPedido = (
  db: Db,
  { pedidoId, actor, author, notaId }: OfPedido & { notaId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { pedido } = found(await lockPedido(tx, pedidoId));
    const { nota } = found(await findNotaOf(tx, pedidoId, notaId));
    if (nota.autor_id !== actor.usuarioId && !actor.isAdmin) throw new Problem('SIN_PERMISO');
    await deleteNotaById(tx, notaId);
    await record(tx, author, { accion: 'pedido.nota_borrada', objeto: asObjeto(pedido) });
    await announce(tx, pedido);
  });
