import { SOLD_ESTADOS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { shopOnPaper } from '../ajustes/shop-on-paper.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto } from '../pedidos/pedido-mapper.ts';
import { findPedidos, type WholePedido } from '../pedidos/pedidos-repository.ts';
import { findDestinatarios } from './destinatarios-repository.ts';
import { printApart, refuseFull } from './print-apart.ts';
import { toRemito } from './remito-mapper.ts';
import { findRemitos, insertRemitos, lockNumeros, type RemitoRow } from './remitos-repository.ts';

export type PrintDeps = Pick<ModuleDeps, 'db' | 'shop' | 'images' | 'storefrontUrl'>;

interface Asked {
  ids: readonly string[];
  /** How many of each, marked as the original, its duplicate and so on. */
  copias: number;
  author: Author;
}

/**
 * The delivery notes of these orders as one PDF, each once, in the order of `ids`: NO_ENCONTRADO, or
 * REMITO_NO_DISPONIBLE, which names the orders of which nothing is to be delivered. Nobody gets a paper that the trail
 * does not tell of, nor one without a number.
 */
export async function printRemitos(
  { db, storefrontUrl, ...deps }: PrintDeps,
  { ids, copias, author }: Asked,
): Promise<Buffer> {
  const wholes = await printableOf(db, ids);
  await refuseFull();
  const emitted = await db.transaction(async (tx) => {
    for (const { pedido } of wholes) {
      await record(tx, author, { accion: 'pedido.remito', objeto: asObjeto(pedido) });
    }
    return numbered(
      tx,
      wholes.map(({ pedido }) => pedido.pedido_id),
    );
  });
  const shop = await shopOnPaper(db, deps);
  const remitos = wholes.flatMap((whole) => {
    const row = emitted.find(({ pedido_id }) => pedido_id === whole.pedido.pedido_id);
    return row ? toRemito(whole, row, { shop, storefrontUrl }) : [];
  });
  return printApart(remitos, copias);
}

/**
 * These orders, each once, in the order of `ids`, of which there is something to be delivered: NO_ENCONTRADO, or
 * REMITO_NO_DISPONIBLE, which names those of which there is nothing.
 */
export async function printableOf(db: Db, ids: readonly string[]): Promise<WholePedido[]> {
  const unique = [...new Set(ids)];
  const found = new Map(
    (await withDestinatarios(db, await findPedidos(db, unique))).map((whole) => [
      whole.pedido.pedido_id,
      whole,
    ]),
  );
  const wholes = unique.flatMap((id) => found.get(id) ?? []);
  if (wholes.length < unique.length) throw new Problem('NO_ENCONTRADO');
  refuseUndeliverable(wholes);
  return wholes;
}

/** The number and date of each of these orders' notes: those that have none get the next ones. */
async function numbered(tx: Tx, pedidoIds: readonly string[]): Promise<RemitoRow[]> {
  const missing = (rows: RemitoRow[]) =>
    pedidoIds.filter((id) => !rows.some(({ pedido_id }) => pedido_id === id));
  const before = await findRemitos(tx, pedidoIds);
  if (missing(before).length === 0) return before;
  await lockNumeros(tx);
  const now = await findRemitos(tx, pedidoIds);
  const left = missing(now);
  return left.length === 0 ? now : [...now, ...(await insertRemitos(tx, left))];
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
