import type { OrdenProductos } from 'api-client/contract/ordenes-productos';
import { eachOf, FLAG_FILTER_NAMES, FLAG_FILTERS, type FlagFilter } from 'api-client/contract/producto-flags';
import type { FILTROS_PRODUCTO, TipoDePrecio } from 'api-client/contract/words';
import type { Db, Queryable } from '../../../db/database.ts';
import { findHabituales } from '../../../db/habituales.ts';
import {
  BASE_PRICES,
  findPricesOf,
  type OwnPriced,
  type Prices,
  withOwnPrices,
} from '../../../db/own-prices.ts';
import { BEGINNING, folded } from '../../../db/search.ts';
import type { Page } from '../../../shared/page.ts';
import { found } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { findUsuario } from '../../usuarios/repository/usuarios.ts';
import {
  findAllIds,
  findByIds,
  findPage,
  findStoredCount,
  type ProductoFilter,
  type ProductoRow,
} from '../repository/productos.ts';
import {
  asRankedIds,
  type Cuentas,
  countChoices,
  decodeIds,
  ID_BYTES,
  isComplete,
  type RankedIds,
} from '../repository/rank.ts';
import { hasExactMatch, searchAmong, searchProductos } from '../repository/search.ts';

/** Ids of products that a customer buys, most frequent first. */
export type Bought = readonly string[];

export const findBought = async (q: Queryable, comercioId: string): Promise<Bought> =>
  (await findHabituales(q, comercioId)).map(({ producto_id }) => producto_id);

/** Returns what a customer buys, and the customer's prices, for staff who order for them. Throws NO_ENCONTRADO. */
export async function getBuyer(db: Db, usuarioId: string): Promise<{ bought: Bought; prices: Prices }> {
  found(await findUsuario(db, usuarioId));
  return { bought: await findBought(db, usuarioId), prices: await findPricesOf(db, usuarioId) };
}

/** Groups tiers for the customer's products: all names that begin with the words share one rank. */
const toRank = (tier: number): number => (tier === 0 ? 0 : Math.max(tier, BEGINNING));

/**
 * Returns the ids in their order, but within each rank the customer's products come first.
 * @param among the customer's products among the found ones, where `found` may lack some
 */
function sortBoughtFirst(found: RankedIds, bought: Bought, among: RankedIds = found): Buffer {
  const { ids, tiers } = found;
  if (tiers.length === 0 || bought.length === 0) return ids;
  const placeOf = new Map(
    bought.map((id, place) => [Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1'), place]),
  );
  const usual = new Map<number, { id: Buffer; place: number }[]>();
  for (const { id, key, rank } of iterateEntries(among)) {
    const place = placeOf.get(key);
    if (place !== undefined) usual.set(rank, [...(usual.get(rank) ?? []), { id, place }]);
  }
  if (usual.size === 0) return ids;
  const order: Buffer[] = [];
  for (const { id, key, rank } of iterateEntries(found)) {
    order.push(...(usual.get(rank) ?? []).toSorted((a, b) => a.place - b.place).map((one) => one.id));
    usual.delete(rank);
    if (!placeOf.has(key)) order.push(id);
  }
  return Buffer.concat(order);
}

function* iterateEntries({ ids, tiers }: RankedIds): Generator<{ id: Buffer; key: string; rank: number }> {
  for (let at = 0; at < tiers.length; at += 1) {
    const id = ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES);
    yield { id, key: id.toString('latin1'), rank: toRank(tiers[at] ?? 0) };
  }
}

/** Formats a size in the common unit: '1500g' as '1,5 kg'. */
function formatSize(text: string): string {
  const [, number, unit = ''] = /^#?([\d.]+)(g|ml|u)?$/.exec(text) ?? [];
  if (number === undefined) return text;
  const large = { g: 'kg', ml: 'l' }[unit];
  const amount = Number(number);
  const [pageIds, of] =
    large && amount >= 1000 ? [amount / 1000, large] : [amount, unit === 'u' ? 'unidades' : unit];
  return `${String(pageIds).replace('.', ',')} ${of}`.trim();
}

/** Returns the parts of a term as typed; sizes in the common unit. */
const toTypedWords = (term: string, parts: readonly string[]): string[] => {
  const typedWords = new Map(term.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => [folded(word), word]));
  return parts.map((part) =>
    part
      .split(' ')
      .map((word) => typedWords.get(word) ?? formatSize(word))
      .join(' '),
  );
};

/** Up to this offset, walking an index costs less than caching a whole list. */
const NEAR = 500;

export interface ProductosPage {
  rows: OwnPriced<ProductoRow>[];
  total: number;
  /** Set when no product has all words: the words that no found product has, as typed. */
  sin_resultados?: string[];
}

interface PageQuery {
  filter: ProductoFilter;
  page: Page;
  /** Products that the customer buys: they come first among equally good matches. */
  bought?: Bought | undefined;
  /** The prices of the rows, which an order by price compares. */
  prices: Prices;
}

/**
 * Returns a page of a list and the total. Near pages of plain lists come from an index and a stored count.
 * For a term, a category or a far page, all ids are found once and cached until the catalogue changes.
 */
export async function getProductosPage(
  { db, cachedIds }: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  { filter: query, page, bought, prices }: PageQuery,
): Promise<ProductosPage> {
  const filter = normalizeFilter(query, prices);
  const { term, ...list } = filter;
  const total = page.offset <= NEAR && !term ? findStoredCount(db, list) : undefined;
  if (total) {
    const [rows, counted] = await Promise.all([findPage(db, list, page), total]);
    return { rows: await withOwnPrices(db, prices, rows), total: counted };
  }
  const first = await rankByFilter({ db, cachedIds }, filter, 'first');
  const isNear = isComplete(first) || ID_BYTES * (page.offset + page.limit) <= first.ids.length;
  const found = isNear ? first : await rankByFilter({ db, cachedIds }, filter, 'all');
  const ids = bought ? await rankBoughtFirst(db, { filter, found, bought }) : found.ids;
  const pageIds = ids.subarray(ID_BYTES * page.offset, ID_BYTES * (page.offset + page.limit));
  return {
    rows: await withOwnPrices(db, prices, await findByIds(db, decodeIds(pageIds))),
    total: found.total,
    ...(found.how === 'parciales' && { sin_resultados: toTypedWords(query.term ?? '', found.missing) }),
  };
}

const rankByFilter = (
  { db, cachedIds }: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  filter: ProductoFilter,
  scope: 'first' | 'all',
): Promise<RankedIds> =>
  cachedIds(JSON.stringify([filter, ...(filter.term ? [scope] : [])]), async () => {
    const { term, ...list } = filter;
    return term ? searchProductos(db, list, term, scope) : asRankedIds(await findAllIds(db, list));
  });

/** Returns the ids with the customer's products first, even those that `found` lacks. */
async function rankBoughtFirst(
  db: Db,
  { filter, found, bought }: { filter: ProductoFilter; found: RankedIds; bought: Bought },
): Promise<Buffer> {
  const { term = '', ...list } = filter;
  const { how } = found;
  if (isComplete(found) || bought.length === 0 || how === 'parciales') return sortBoughtFirst(found, bought);
  return sortBoughtFirst(found, bought, await searchAmong(db, list, { term, how, ids: bought }));
}

/** Returns the ids of all products that match the filter. */
export const findProductoIds = async (
  deps: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  filter: ProductoFilter,
): Promise<string[]> => decodeIds((await rankByFilter(deps, normalizeFilter(filter), 'all')).ids);

/** Tells whether a search of the whole shop finds the term as written, only similar products, or nothing. */
export async function findMatchKind(
  deps: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  query: string,
): Promise<'nombre' | 'parecidos' | 'nada'> {
  const { term = '', ...list } = normalizeFilter({ esta_activo: true, term: query });
  if (await hasExactMatch(deps.db, list, term)) return 'nombre';
  return (await rankByFilter(deps, { ...list, term }, 'first')).total > 0 ? 'parecidos' : 'nada';
}

/** Normalises the term, so that equal lists share a cache key. Adds whose prices an order by price compares. */
function normalizeFilter({ term, ...filter }: ProductoFilter, prices: Prices = BASE_PRICES): ProductoFilter {
  const word = term?.trim().toLowerCase();
  const byPrice = filter.orden === 'menor_precio' || filter.orden === 'mayor_precio';
  const { condicionId, iva } = prices;
  const seen = {
    ...(condicionId !== null && { condicionId }),
    ...(iva === 'sumado' && ({ isNet: true } as const)),
  };
  return { ...filter, ...(byPrice && seen), ...(word && { term: word }) };
}

export interface CatalogoQuery extends Partial<Record<FlagFilter, 'si'>> {
  term: string;
  categoria?: string;
  marca?: string;
  etiqueta?: string;
  tipo?: TipoDePrecio;
  stock?: 'si';
  orden?: OrdenProductos;
}

export function toFilter(query: CatalogoQuery): ProductoFilter {
  const { term, tipo, categoria, marca, etiqueta, stock, orden } = query;
  const flags = FLAG_FILTER_NAMES.filter((name) => query[name]).map((name) => FLAG_FILTERS[name].flag);
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
export async function countCuentas(
  deps: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  { term = '', ...choices }: ProductoFilter,
): Promise<Cuentas> {
  const ids = term.trim() === '' ? undefined : await findProductoIds(deps, { esta_activo: true, term });
  return countChoices(deps.db, choices, ids);
}

export const ACTIVOS = { esta_activo: true } as const;

/** Filters of the panel's product list. */
const PANEL = {
  activos: ACTIVOS,
  inactivos: { esta_activo: false },
  'sin-stock': { ...ACTIVOS, disponible: false },
  'sin-imagen': { ...ACTIVOS, missing: 'imagen' },
  'sin-categoria': { ...ACTIVOS, missing: 'categoria' },
  'sin-descripcion': { ...ACTIVOS, missing: 'descripcion' },
} as const;

export const toPanelFilter = (filtro: (typeof FILTROS_PRODUCTO)[number] | undefined): ProductoFilter =>
  PANEL[filtro ?? 'activos'];
