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
import {
  type Found,
  foundIds,
  ID_BYTES,
  isFoundAsWritten,
  searchProductos,
  uuidsIn,
} from './search-repository.ts';
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
  const found = await foundBy({ db, keptIds }, filter);
  const ids = bought ? boughtFirst(found, bought) : found.ids;
  const shown = ids.subarray(ID_BYTES * page.offset, ID_BYTES * (page.offset + page.limit));
  return {
    rows: await findByIds(db, uuidsIn(shown)),
    total: ids.length / ID_BYTES,
    ...(found.how === 'parciales' && { sin_resultados: wordsIn(asked.term ?? '', found.missing) }),
  };
}

const foundBy = (
  { db, keptIds }: Pick<ModuleDeps, 'db' | 'keptIds'>,
  filter: ProductoFilter,
): Promise<Found> =>
  keptIds(JSON.stringify(filter), async () => {
    const { term, ...list } = filter;
    return term ? searchProductos(db, list, term) : foundIds(await findAllIds(db, list));
  });

/** All that the filter finds. */
export const idsFound = async (
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  filter: ProductoFilter,
): Promise<string[]> => uuidsIn((await foundBy(deps, tidy(filter))).ids);

/** How a search of the whole shop finds what it finds: as it is written, or only what is like it; or it finds nothing. */
export async function howFound(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  asked: string,
): Promise<'nombre' | 'parecidos' | 'nada'> {
  const { term = '', ...list } = tidy({ esta_activo: true, term: asked });
  if (await isFoundAsWritten(deps.db, list, term)) return 'nombre';
  return (await foundBy(deps, { ...list, term })).ids.length > 0 ? 'parecidos' : 'nada';
}

/** The same list has the same name, whatever the case of its word; without a word it is the whole list. */
function tidy({ term, ...filter }: ProductoFilter): ProductoFilter {
  const word = term?.trim().toLowerCase();
  return { ...filter, ...(word && { term: word }) };
}
