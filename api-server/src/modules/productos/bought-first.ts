import type { Db, Queryable } from '../../db/database.ts';
import { findHabituales } from '../../db/habituales.ts';
import { BEGINNING } from '../../db/search.ts';
import { found } from '../../shared/problem.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { type Found, ID_BYTES } from './search-repository.ts';

/** Ids of products that a customer buys, the most usual first. */
export type Bought = readonly string[];

/** What a customer usually buys. */
export const findBought = async (q: Queryable, comercioId: string): Promise<Bought> =>
  (await findHabituales(q, comercioId)).map(({ producto_id }) => producto_id);

/** The same for staff who order for a customer: NO_ENCONTRADO. */
export async function findBoughtBy(db: Db, usuarioId: string): Promise<Bought> {
  found(await findUsuario(db, usuarioId));
  return findBought(db, usuarioId);
}

/** The tiers among which it counts first what the customer buys: all whose names begin with the words are one. */
const rankOf = (tier: number): number => (tier === 0 ? 0 : Math.max(tier, BEGINNING));

/** The ids in their order, but what the customer buys before what else answers the term as well. */
export function boughtFirst({ ids, tiers }: Found, bought: Bought): Buffer {
  if (tiers.length === 0 || bought.length === 0) return ids;
  const usual = new Map(
    bought.map((id, place) => [Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1'), place]),
  );
  const first = new Map<number, { at: number; place: number }[]>();
  for (let at = 0; at < tiers.length; at += 1) {
    const place = usual.get(ids.toString('latin1', at * ID_BYTES, (at + 1) * ID_BYTES));
    if (place === undefined) continue;
    const rank = rankOf(tiers[at] ?? 0);
    first.set(rank, [...(first.get(rank) ?? []), { at, place }]);
  }
  if (first.size === 0) return ids;
  const moved = new Set([...first.values()].flat().map(({ at }) => at));
  const order: number[] = [];
  for (let at = 0; at < tiers.length; at += 1) {
    const rank = rankOf(tiers[at] ?? 0);
    // Before the first product of the rank.
    order.push(...(first.get(rank) ?? []).toSorted((a, b) => a.place - b.place).map((one) => one.at));
    first.delete(rank);
    if (!moved.has(at)) order.push(at);
  }
  return Buffer.concat(order.map((at) => ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES)));
}
