import type { OrdenProductos } from 'api-client/contract/ordenes-productos';
import { eachOf, FLAG_FILTER_NAMES, FLAG_FILTERS, type FlagFilter } from 'api-client/contract/producto-flags';
import type { FILTROS_PRODUCTO, TipoDePrecio } from 'api-client/contract/words';
import type { Db, Queryable } from '../../../db/database.ts';
import { findHabituales } from '../../../db/habituales.ts';
import { BEGINNING, folded } from '../../../db/search.ts';
import type { Page } from '../../../shared/page.ts';
import { found } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { findUsuario } from '../../usuarios/repository/usuarios.ts';
import {
  countKept,
  findAllIds,
  findByIds,
  findPage,
  type ProductoFilter,
  type ProductoRow,
} from '../repository/productos.ts';
import {
  type Cuentas,
  countChoices,
  type Found,
  foundIds,
  ID_BYTES,
  isComplete,
  uuidsIn,
} from '../repository/rank.ts';
import { isFoundAsWritten, searchAmong, searchProductos } from '../repository/search.ts';

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
function boughtFirst(found: Found, bought: Bought, among: Found = found): Buffer {
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

/** Formats a size in the common unit: '1500g' as '1,5 kg'. */
function sizeAsWritten(text: string): string {
  const [, number, unit = ''] = /^#?([\d.]+)(g|ml|u)?$/.exec(text) ?? [];
  if (number === undefined) return text;
  const large = { g: 'kg', ml: 'l' }[unit];
  const amount = Number(number);
  const [shown, of] =
    large && amount >= 1000 ? [amount / 1000, large] : [amount, unit === 'u' ? 'unidades' : unit];
  return `${String(shown).replace('.', ',')} ${of}`.trim();
}

/** Returns the parts of a term as typed; sizes in the common unit. */
const wordsIn = (term: string, parts: readonly string[]): string[] => {
  const typed = new Map(term.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => [folded(word), word]));
  return parts.map((part) =>
    part
      .split(' ')
      .map((word) => typed.get(word) ?? sizeAsWritten(word))
      .join(' '),
  );
};

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

export interface Asked extends Partial<Record<FlagFilter, 'si'>> {
  term: string;
  categoria?: string;
  marca?: string;
  etiqueta?: string;
  tipo?: TipoDePrecio;
  stock?: 'si';
  orden?: OrdenProductos;
}

export function filterOf(asked: Asked): ProductoFilter {
  const { term, tipo, categoria, marca, etiqueta, stock, orden } = asked;
  const flags = FLAG_FILTER_NAMES.filter((name) => asked[name]).map((name) => FLAG_FILTERS[name].flag);
  return {
    esta_activo: true,
    term,
    ...(categoria !== undefined && { categoria }),
    ...(marca !== undefined && { marca }),
    ...(etiqueta !== undefined && { etiqueta }),
    ...(tipo && { tipo_de_precio: tipo }),
    ...eachOf(flags, () => true),
    ...(stock && { disponible: true }),
    // Lists are sorted by name anyway, except for searches.
    ...(orden && (term.trim() !== '' || orden !== 'nombre') && { orden }),
  };
}

/** Counts what each choice would leave; a term's ids are cached until the catalogue changes. */
export async function cuentasOf(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  { term = '', ...chosen }: ProductoFilter,
): Promise<Cuentas> {
  const ids = term.trim() === '' ? undefined : await idsFound(deps, { esta_activo: true, term });
  return countChoices(deps.db, chosen, ids);
}

export const ACTIVOS = { esta_activo: true } as const;

/** Filters of the panel's product list. */
const PANEL = {
  activos: ACTIVOS,
  inactivos: { esta_activo: false },
  'sin-stock': { ...ACTIVOS, disponible: false },
  'sin-imagen': { ...ACTIVOS, lacks: 'imagen' },
  'sin-categoria': { ...ACTIVOS, lacks: 'categoria' },
  'sin-descripcion': { ...ACTIVOS, lacks: 'descripcion' },
} as const;

export const panelOf = (filtro: (typeof FILTROS_PRODUCTO)[number] | undefined): ProductoFilter =>
  PANEL[filtro ?? 'activos'];
