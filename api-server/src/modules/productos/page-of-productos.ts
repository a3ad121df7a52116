import type { Db } from '../../db/database.ts';
import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import { type Bought, boughtFirst } from './bought-first.ts';
import {
  countKept,
  findAllIds,
  findByIds,
  findPage,
  type ProductoFilter,
  type ProductoRow,
} from './productos-repository.ts';
import { type Found, foundIds, ID_BYTES, isComplete, uuidsIn } from './rank-repository.ts';
import { isFoundAsWritten, searchAmong, searchProductos } from './search-repository.ts';
import { wordsIn } from './searched-words.ts';

/** Steps in an index that cost less than what a whole list is kept for. */
const NEAR = 500;

export interface ProductosFound {
  rows: ProductoRow[];
  total: number;
  /** Only where no product has all words: the words that none of these has, as they were typed. */
  sin_resultados?: string[];
}

/**
 * A page of a list and how many there are in all. The first pages of a list come from its index, their number from a
 * kept sum. Where it takes a look at all that is found, for a word or a category, or for a page far away, the ids are
 * found once and kept in their order until the catalogue changes: each other page is a part of them.
 *
 * @param bought what a customer buys, which comes first among what answers the term as well.
 */
export async function pageOfProductos(
  { db, keptIds }: Pick<ModuleDeps, 'db' | 'keptIds'>,
  asked: ProductoFilter,
  page: Page,
  bought?: Bought,
): Promise<ProductosFound> {
  const filter = tidy(asked);
  const { term, ...list } = filter;
  const total = page.offset <= NEAR && !term ? countKept(db, list) : undefined;
  if (total) {
    const [rows, counted] = await Promise.all([findPage(db, list, page), total]);
    return { rows, total: counted };
  }
  const first = await foundBy({ db, keptIds }, filter, 'first');
  const isNear = isComplete(first) || ID_BYTES * (page.offset + page.limit) <= first.ids.length;
  const found = isNear ? first : await foundBy({ db, keptIds }, filter, 'all');
  const ids = bought ? await boughtOf(db, { filter, found, bought }) : found.ids;
  const shown = ids.subarray(ID_BYTES * page.offset, ID_BYTES * (page.offset + page.limit));
  return {
    rows: await findByIds(db, uuidsIn(shown)),
    total: found.total,
    ...(found.how === 'parciales' && { sin_resultados: wordsIn(asked.term ?? '', found.missing) }),
  };
}

const foundBy = (
  { db, keptIds }: Pick<ModuleDeps, 'db' | 'keptIds'>,
  filter: ProductoFilter,
  which: 'first' | 'all',
): Promise<Found> =>
  keptIds(JSON.stringify([filter, ...(filter.term ? [which] : [])]), async () => {
    const { term, ...list } = filter;
    return term ? searchProductos(db, list, term, which) : foundIds(await findAllIds(db, list));
  });

/** The ids with what the customer buys first, also where `found` has only the first of them. */
async function boughtOf(
  db: Db,
  { filter, found, bought }: { filter: ProductoFilter; found: Found; bought: Bought },
): Promise<Buffer> {
  const { term = '', ...list } = filter;
  const { how } = found;
  if (isComplete(found) || bought.length === 0 || how === 'parciales') return boughtFirst(found, bought);
  return boughtFirst(found, bought, await searchAmong(db, list, { term, how, ids: bought }));
}

/** All that the filter finds. */
export const idsFound = async (
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  filter: ProductoFilter,
): Promise<string[]> => uuidsIn((await foundBy(deps, tidy(filter), 'all')).ids);

/** How a search of the whole shop finds what it finds: as it is written, or only what is like it; or it finds nothing. */
export async function howFound(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  asked: string,
): Promise<'nombre' | 'parecidos' | 'nada'> {
  const { term = '', ...list } = tidy({ esta_activo: true, term: asked });
  if (await isFoundAsWritten(deps.db, list, term)) return 'nombre';
  return (await foundBy(deps, { ...list, term }, 'first')).total > 0 ? 'parecidos' : 'nada';
}

/** The same list has the same name, whatever the case of its word; without a word it is the whole list. */
function tidy({ term, ...filter }: ProductoFilter): ProductoFilter {
  const word = term?.trim().toLowerCase();
  return { ...filter, ...(word && { term: word }) };
}
