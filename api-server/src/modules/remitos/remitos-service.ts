import { SOLD_ESTADOS } from 'api-client/contract';
import type { Shop } from 'settings/shop';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { asObjeto } from '../pedidos/pedido-mapper.ts';
import { findPedidos, type WholePedido } from '../pedidos/pedidos-repository.ts';
import { findDestinatarios } from './destinatarios-repository.ts';
import { printApart } from './print-apart.ts';
import { toRemito } from './remito-mapper.ts';

/**
 * The delivery notes of these orders as one PDF, each once, in the order of `ids`: NO_ENCONTRADO, or
 * REMITO_NO_DISPONIBLE, which names the orders of which nothing is to be delivered. Nobody gets a paper that the trail
 * does not tell of.
 */
export async function printRemitos(
  db: Db,
  shop: Shop,
  ids: readonly string[],
  author: Author,
): Promise<Buffer> {
  const unique = [...new Set(ids)];
  const found = new Map(
    (await withDestinatarios(db, await findPedidos(db, unique))).map((whole) => [
      whole.pedido.pedido_id,
      whole,
    ]),
  );
  const [first, ...others] = unique.flatMap((id) => found.get(id) ?? []);
  if (!first || found.size < unique.length) throw new Problem('NO_ENCONTRADO');
  refuseUndeliverable([first, ...others]);
  const file = await printApart([toRemito(first, shop), ...others.map((whole) => toRemito(whole, shop))]);
  await db.transaction(async (tx) => {
    for (const { pedido } of [first, ...others]) {
      await record(tx, author, { accion: 'pedido.remito', objeto: asObjeto(pedido) });
    }
  });
  return file;
}

/** The paper of an account that was erased names whom it named before. */
async function withDestinatarios(db: Db, wholes: WholePedido[]): Promise<WholePedido[]> {
  const kept = await findDestinatarios(
    db,
    wholes.map(({ usuario }) => usuario.usuario_id),
  );
  return wholes.map((whole) => ({
    ...whole,
    usuario: { ...whole.usuario, ...kept.get(whole.usuario.usuario_id) },
  }));
}

function refuseUndeliverable(whole: WholePedido[]): void {
  const refused = whole.filter(({ pedido }) => !SOLD_ESTADOS.includes(pedido.estado_pedido));
  if (refused.length === 0) return;
  throw new Problem(
    'REMITO_NO_DISPONIBLE',
    refused.map(({ pedido }) => ({
      field: 'pedidoIds',
      message: `El remito del pedido N.º ${pedido.numero} no está disponible.`,
    })),
  );
}
