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

/** Up to this offset, walking an index costs less than caching a whole list. */
const NEAR = 500;

export interface ProductosFound {
  rows: ProductoRow[];
  total: number;
  /** Set when no product has all words: the words that no found product has, as typed. */
  sin_resultados?: string[];
}

/**
 * Returns a page of a list and the total. Near pages of plain lists come from an index and a stored count.
 * For a term, a category or a far page, all ids are found once and cached until the catalogue changes.
 * @param bought products that the customer buys: they come first among equally good matches
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

/** Returns the ids with the customer's products first, even those that `found` lacks. */
async function boughtOf(
  db: Db,
  { filter, found, bought }: { filter: ProductoFilter; found: Found; bought: Bought },
): Promise<Buffer> {
  const { term = '', ...list } = filter;
  const { how } = found;
  if (isComplete(found) || bought.length === 0 || how === 'parciales') return boughtFirst(found, bought);
  return boughtFirst(found, bought, await searchAmong(db, list, { term, how, ids: bought }));
}

/** Returns the ids of all products that match the filter. */
export const idsFound = async (
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  filter: ProductoFilter,
): Promise<string[]> => uuidsIn((await foundBy(deps, tidy(filter), 'all')).ids);

/** Tells whether a search of the whole shop finds the term as written, only similar products, or nothing. */
export async function howFound(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  asked: string,
): Promise<'nombre' | 'parecidos' | 'nada'> {
  const { term = '', ...list } = tidy({ esta_activo: true, term: asked });
  if (await isFoundAsWritten(deps.db, list, term)) return 'nombre';
  return (await foundBy(deps, { ...list, term }, 'first')).total > 0 ? 'parecidos' : 'nada';
}

/** Normalises the term, so that equal lists share a cache key. */
function tidy({ term, ...filter }: ProductoFilter): ProductoFilter {
  const word = term?.trim().toLowerCase();
  return { ...filter, ...(word && { term: word }) };
}
