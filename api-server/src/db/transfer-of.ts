import { one, type Queryable } from './database.ts';
import { ajustes } from './schema/system.ts';

/** Returns the bank details for transfers as a line of text; empty when the shop accepts no transfers. */
export async function transferOf(q: Queryable): Promise<string> {
  const { banco, titular, cbu, alias } = await one(q.select().from(ajustes));
  if (!cbu) return '';
  return [banco, titular, `CBU o CVU ${cbu}`, alias && `alias ${alias}`].filter(Boolean).join(' · ');
}
