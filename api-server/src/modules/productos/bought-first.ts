import type { Db, Queryable } from '../../db/database.ts';
import { findHabituales } from '../../db/habituales.ts';
import { BEGINNING } from '../../db/search.ts';
import { found } from '../../shared/problem.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { type Found, ID_BYTES } from './rank-repository.ts';

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

/**
 * The ids in their order, but what the customer buys before what else answers the term as well.
 *
 * @param among those of the found products that the customer buys, where `found` may lack some of them.
 */
export function boughtFirst(found: Found, bought: Bought, among: Found = found): Buffer {
  const { ids, tiers } = found;
  if (tiers.length === 0 || bought.length === 0) return ids;
  const placeOf = new Map(
    bought.map((id, place) => [Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1'), place]),
  );
  const usual = new Map<number, { id: Buffer; place: number }[]>();
  for (const { id, key, rank } of entriesOf(among)) {
    const place = placeOf.get(key);
    if (place !== undefined) usual.set(rank, [...(usual.get(rank) ?? []), { id, place }]);
  }
  if (usual.size === 0) return ids;
  const order: Buffer[] = [];
  for (const { id, key, rank } of entriesOf(found)) {
    // Before the first product of the rank.
    order.push(...(usual.get(rank) ?? []).toSorted((a, b) => a.place - b.place).map((one) => one.id));
    usual.delete(rank);
    if (!placeOf.has(key)) order.push(id);
  }
  return Buffer.concat(order);
}

function* entriesOf({ ids, tiers }: Found): Generator<{ id: Buffer; key: string; rank: number }> {
  for (let at = 0; at < tiers.length; at += 1) {
    const id = ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES);
    yield { id, key: id.toString('latin1'), rank: rankOf(tiers[at] ?? 0) };
  }
}
