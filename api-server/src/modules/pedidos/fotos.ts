import { hash } from 'node:crypto';
import { LIMITS, SOLD_ESTADOS } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import type { CustomerActor } from '../../http/actor.ts';
import { found, Problem } from '../../shared/problem.ts';
import { encode } from '../imagenes/with-pictures.ts';
import { countFotos, findFoto, findFotoId, insertFoto } from './fotos-repository.ts';
import { lockPedido, type PedidoRow } from './pedidos-repository.ts';
import { getPedido, getPedidoOf } from './pedidos-service.ts';

type Owner = Pick<CustomerActor, 'comercioId'>;

/** Throws NO_ENCONTRADO for another customer's order, and RECEPCION_NO_DISPONIBLE for a cancelled or unapproved order. */
export function refuseUnreceived({ pedido }: Pick<PedidoRow, 'pedido'>, { comercioId }: Owner): void {
  if (pedido.usuario_id !== comercioId) throw new Problem('NO_ENCONTRADO');
  if (!SOLD_ESTADOS.includes(pedido.estado_pedido)) throw new Problem('RECEPCION_NO_DISPONIBLE');
}

/**
 * Stores a picture for a claim about the customer's order; returns its id. The same file again returns the
 * same id.
 * Throws NO_ENCONTRADO, RECEPCION_NO_DISPONIBLE, FOTOS_DE_MAS, or DATOS_INVALIDOS for a file that is no
 * picture.
 */
export async function saveFoto(
  db: Db,
  { actor, pedidoId, foto }: { actor: Owner; pedidoId: string; foto: File },
): Promise<string> {
  // Check before encoding: a request for another customer's order must not cost CPU time.
  refuseUnreceived(await getPedidoOf(db, actor.comercioId, pedidoId), actor);
  const content = Buffer.from(await foto.arrayBuffer());
  const huella = hash('sha256', content, 'hex');
  const known = await findFotoId(db, pedidoId, huella);
  if (known) return known;
  const { files } = await encode(content, { field: 'foto', kind: 'foto' });
  const contenido = found(files[0]).data;
  return db.transaction(async (tx) => {
    refuseUnreceived(found(await lockPedido(tx, pedidoId)), actor);
    const meanwhile = await findFotoId(tx, pedidoId, huella);
    if (meanwhile) return meanwhile;
    if ((await countFotos(tx, pedidoId)) >= LIMITS.fotosPerPedido) throw new Problem('FOTOS_DE_MAS');
    return insertFoto(tx, { pedido_id: pedidoId, huella, contenido });
  });
}

/** Returns an order's picture, for staff or for the order's customer (`owner`). Throws NO_ENCONTRADO. */
export async function readFoto(
  db: Db,
  { owner, pedidoId, fotoId }: { owner?: Owner; pedidoId: string; fotoId: string },
): Promise<{ name: string; data: Buffer }> {
  await (owner ? getPedidoOf(db, owner.comercioId, pedidoId) : getPedido(db, pedidoId));
  const { contenido } = found(await findFoto(db, pedidoId, fotoId));
  return { name: `${fotoId}.webp`, data: contenido };
}
