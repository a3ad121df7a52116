import type { Db, Queryable } from '../../db/database.ts';
import { findHabituales } from '../../db/habituales.ts';
import { BEGINNING } from '../../db/search.ts';
import { found } from '../../shared/problem.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { type Found, ID_BYTES } from './rank-repository.ts';

/** Ids of products that a customer buys, most frequent first. */
export type Bought = readonly string[];

export const findBought = async (q: Queryable, comercioId: string): Promise<Bought> =>
  (await findHabituales(q, comercioId)).map(({ producto_id }) => producto_id);

/** Like `findBought`, for staff who order for a customer. Throws NO_ENCONTRADO. */
export async function findBoughtBy(db: Db, usuarioId: string): Promise<Bought> {
  found(await findUsuario(db, usuarioId));
  return findBought(db, usuarioId);
}

/** Groups tiers for the customer's products: all names that begin with the words share one rank. */
const rankOf = (tier: number): number => (tier === 0 ? 0 : Math.max(tier, BEGINNING));

/**
 * Returns the ids in their order, but within each rank the customer's products come first.
 * @param among the customer's products among the found ones, where `found` may lack some
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
