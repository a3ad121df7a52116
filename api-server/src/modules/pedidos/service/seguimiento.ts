import { LIMITS, type OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { type Author, diffFields, record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffActor } from '../../../http/actor.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { asObjeto } from '../mapper.ts';
import {
  countNotasOf,
  deleteNotaById,
  findNotaOf,
  findNotasOf,
  insertNotaOf,
} from '../repository/attached.ts';
import {
  findEtiquetas,
  findPersona,
  findPersonal,
  lockPedidos,
  updateSeguimiento,
} from '../repository/found.ts';
import { findByIds, type PanelRow } from '../repository/list.ts';
import { lockPedido } from '../repository/pedidos.ts';
import { getPedido } from './estado.ts';
import { publishChange } from './publish-change.ts';

type Asked = z.output<OperationOf<'pedidos.seguir'>['body']['schema']>;

/** Returns the employees that orders can be assigned to, and the tags in use. */
export async function seguimientoOf(db: Db) {
  const [personal, etiquetas] = await Promise.all([findPersonal(db), findEtiquetas(db)]);
  return { personal, etiquetas };
}

/** Tags ignore case. */
const isSame = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Adds and removes tags; an existing tag keeps its first spelling. */
function tagged(
  etiquetas: readonly string[],
  { etiquetas_nuevas = [], etiquetas_quitadas = [] }: Asked,
): string[] {
  const kept = etiquetas.filter((one) => !etiquetas_quitadas.some(isSame(one)));
  for (const added of etiquetas_nuevas) if (!kept.some(isSame(added))) kept.push(added);
  if (kept.length > LIMITS.etiquetasPerPedido) throw new Problem('DEMASIADAS_ETIQUETAS');
  return kept;
}

/**
 * Assigns orders to an employee and changes their tags, all or none. The versions stay, so concurrent edits
 * of the lines still succeed. An unchanged order gets no entry.
 * Throws NO_ENCONTRADO, DEMASIADAS_ETIQUETAS.
 */
export const changeSeguimiento = (db: Db, author: Author, asked: Asked): Promise<PanelRow[]> =>
  db.transaction(async (tx) => {
    const ids = [...new Set(asked.pedido_ids)];
    const { asignado_a } = asked;
    if (asignado_a && !(await findPersona(tx, asignado_a))) {
      throw fieldProblem('NO_ENCONTRADO', 'asignado_a', 'Esta persona no es del personal.');
    }
    const before = await lockPedidos(tx, ids);
    if (before.length < ids.length) throw new Problem('NO_ENCONTRADO');
    for (const pedido of before) {
      if (asked.solo_de !== undefined && pedido.asignado_a !== asked.solo_de) continue;
      const etiquetas = tagged(pedido.etiquetas, asked);
      const asignado = asignado_a === undefined ? pedido.asignado_a : asignado_a;
      const changes = diffFields(
        { asignado_id: pedido.asignado_a, etiquetas: pedido.etiquetas },
        { asignado_id: asignado, etiquetas },
      );
      if (Object.keys(changes.despues).length === 0) continue;
      await updateSeguimiento(tx, pedido.pedido_id, { asignado_a: asignado, etiquetas });
      await record(tx, author, { accion: 'pedido.seguimiento', objeto: asObjeto(pedido), ...changes });
      await publishChange(tx, pedido);
    }
    return findByIds(tx, ids);
  });

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
    await publishChange(tx, pedido);
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
    await publishChange(tx, pedido);
  });
