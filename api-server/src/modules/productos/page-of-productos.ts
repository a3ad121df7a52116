import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  countKept,
  findAllIds,
  findByIds,
  findPage,
  isNamed,
  type ProductoFilter,
  type ProductoRow,
} from './productos-repository.ts';

/** Steps in an index that cost less than what a whole list is kept for. */
const NEAR = 500;
/** Bytes of an id. */
export const ID_BYTES = 16;

/**
 * A page of a list and how many there are in all. The first pages of a list come from its index, their number from a
 * kept sum. Where it takes a look at all that is found, for a word or a category, or for a page far away, the ids are
 * found once and kept in their order until the catalogue changes: each other page is a part of them.
 */
export async function pageOfProductos(
  { db, keptIds }: Pick<ModuleDeps, 'db' | 'keptIds'>,
  asked: ProductoFilter,
  page: Page,
): Promise<{ rows: ProductoRow[]; total: number }> {
  const filter = tidy(asked);
  const { term, ...list } = filter;
  const total = page.offset <= NEAR && !term ? countKept(db, list) : undefined;
  if (total) {
    const [rows, counted] = await Promise.all([findPage(db, list, page), total]);
    return { rows, total: counted };
  }
  const ids = await idsOf({ db, keptIds }, filter);
  const shown = ids.subarray(ID_BYTES * page.offset, ID_BYTES * (page.offset + page.limit));
  return { rows: await findByIds(db, uuidsIn(shown)), total: ids.length / ID_BYTES };
}

const idsOf = ({ db, keptIds }: Pick<ModuleDeps, 'db' | 'keptIds'>, filter: ProductoFilter) =>
  keptIds(JSON.stringify(filter), () => findAllIds(db, filter));

/** All that the filter finds. */
export const idsFound = async (
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  filter: ProductoFilter,
): Promise<string[]> => uuidsIn(await idsOf(deps, tidy(filter)));

/** How a search of the whole shop finds what it finds: by its name, or only what is like it; or it finds nothing. */
export async function howFound(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  term: string,
): Promise<'nombre' | 'parecidos' | 'nada'> {
  const filter = tidy({ esta_activo: true, term });
  if (await isNamed(deps.db, filter)) return 'nombre';
  return (await idsOf(deps, filter)).length > 0 ? 'parecidos' : 'nada';
}

/** The same list has the same name, whatever the case of its word; without a word it is the whole list. */
function tidy({ term, ...filter }: ProductoFilter): ProductoFilter {
  const word = term?.trim().toLowerCase();
  return { ...filter, ...(word && { term: word }) };
}

export const uuidsIn = (ids: Buffer): string[] =>
  Array.from({ length: ids.length / ID_BYTES }, (_, index) =>
    ids
      .toString('hex', ID_BYTES * index, ID_BYTES * (index + 1))
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
