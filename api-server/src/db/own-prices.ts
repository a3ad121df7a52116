import { type ModoIva, type ShownModo, showsPartes } from 'api-client/contract/iva';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { first, type Queryable } from './database.ts';
import { productos } from './schema/catalogo.ts';
import { condiciones } from './schema/condiciones.ts';
import type { StoredCantidades } from './schema/stored-json.ts';
import { centsFromDecimal, decimalFromCents } from './schema/types.ts';
import { usuarios } from './schema/usuarios.ts';

/** Names the prices that count: those of an agreement, or null for the shop's base prices; and how they show IVA. */
export interface Prices {
  readonly condicionId: string | null;
  readonly iva: ModoIva;
}

export const BASE_PRICES: Prices = { condicionId: null, iva: 'incluido' };

/** A price of a product, in cents. */
interface Priced {
  producto_id: string;
  precio: number;
  precio_antes_oferta?: number | null;
  /** The shop's terms by quantity; those of an agreement replace them. */
  cantidades?: StoredCantidades | null;
}

/** SQL: terms by quantity in the row `c`, as JSON. */
const termsOf = sql`json_build_object('minimo', c.minimo, 'multiplo', c.multiplo, 'escalas', c.escalas)`;

/** SQL: the shop's terms by quantity of the query's product; null without terms. Names the table, like `condicionIdOf`. */
export const cantidadesOf = sql<StoredCantidades | null>`(SELECT ${termsOf} FROM productos_cantidades c
  WHERE c.producto_id = productos.producto_id)`;

declare const own: unique symbol;

/**
 * A row with the prices of the customer who asks. Mappers that show prices demand this type, so no answer shows base
 * prices by mistake.
 */
export type OwnPriced<Row extends Priced> = Row & {
  readonly [own]: true;
  /** How the customer sees the amount of the tax; absent if the customer does not. */
  modo_iva?: ShownModo;
};

/**
 * Returns the query for prices in an agreement, as a prepared statement: to plan the rules takes three times as long as to
 * read them.
 */
const preparePrices = (q: Queryable) =>
  q
    .select({
      n: sql<string>`r.n`,
      precio: sql<string>`e.precio`,
      antes: sql<string | null>`e.precio_antes_oferta`,
      cantidades: sql<StoredCantidades | null>`CASE WHEN c.producto_id IS NOT NULL THEN ${termsOf} END`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('bases')}::numeric[], ${sql.placeholder('formerPrices')}::numeric[])
        WITH ORDINALITY AS r (producto_id, precio, antes, n)
      JOIN productos p USING (producto_id)
      LEFT JOIN condiciones_cantidades c ON c.condicion_id = ${sql.placeholder('condicionId')} AND c.producto_id = r.producto_id
      CROSS JOIN LATERAL precio_en(${sql.placeholder('condicionId')}, r.producto_id, p.marca_id, r.precio, r.antes) e`,
    )
    .prepare('precios_en');

/**
 * Returns the rows, given with base prices and the shop's terms by quantity, with what `prices` makes of each. `precio_en`
 * (`routines/1-terms.sql`) has the rules. Base prices need no query.
 */
export async function withOwnPrices<Row extends Priced>(
  q: Queryable,
  { condicionId, iva }: Prices,
  given: readonly Row[],
): Promise<OwnPriced<Row>[]> {
  const rows = showsPartes(iva) ? given.map((row) => ({ ...row, modo_iva: iva })) : given;
  if (condicionId === null || rows.length === 0) return rows as OwnPriced<Row>[];
  const decimal = (cents: number | null | undefined) => (cents == null ? null : decimalFromCents(cents));
  const ids = rows.map(({ producto_id }) => producto_id);
  const bases = rows.map(({ precio }) => decimal(precio));
  const formerPrices = rows.map(({ precio_antes_oferta }) => decimal(precio_antes_oferta));
  const found = await preparePrices(q).execute({ ids, bases, formerPrices, condicionId });
  const priced = new Map(found.map((one) => [Number(one.n) - 1, one]));
  return rows.map((row, place) => {
    const one = priced.get(place);
    if (!one) return row as OwnPriced<Row>;
    const precio = centsFromDecimal(one.precio);
    const hasBefore = 'precio_antes_oferta' in row;
    const precio_antes_oferta = one.antes === null ? null : centsFromDecimal(one.antes);
    const cantidades = 'cantidades' in row && one.cantidades ? { cantidades: one.cantidades } : {};
    return { ...row, precio, ...(hasBefore && { precio_antes_oferta }), ...cantidades } as OwnPriced<Row>;
  });
}

/**
 * SQL: the id of the agreement that staff gave to an account, also on days on which it does not count. A person of a shop
 * has the agreement of the shop's owner. The columns name their table: Drizzle omits it in a query of one table, and the
 * subquery has columns of the same names.
 */
export const givenIdOf = sql<string | null>`CASE WHEN usuarios.titular_id IS NULL THEN usuarios.condicion_id
  ELSE (SELECT t.condicion_id FROM usuarios t WHERE t.usuario_id = usuarios.titular_id) END`;

/** SQL: the id of an account's agreement, if it counts today; null otherwise, which means base prices. */
export const condicionIdOf = sql<string | null>`condicion_vigente(${givenIdOf})`;

/** SQL: how an account's prices show IVA. A person of a shop has the registration of the shop's owner. */
export const modoIvaOf = sql<ModoIva>`modo_iva(${givenIdOf}, usuarios.condicion_iva)`;

/** SQL: whether the query's agreement counts today. */
export const isVigente = sql<boolean>`condicion_vigente(condiciones.condicion_id) IS NOT NULL`;

/** SQL: the price of the query's product in an agreement, given by id or by column. */
export const precioIn = (condicion: string | SQLWrapper): SQL => {
  const { producto_id, marca_id, precio, precio_antes_oferta } = productos;
  return sql`(SELECT e.precio FROM precio_en(${condicion}, ${producto_id}, ${marca_id}, ${precio}, ${precio_antes_oferta}) e)`;
};

/** SQL: a price of the query's product without the tax, as `netoOf` computes it. */
export const withoutIva = (precio: SQLWrapper): SQL =>
  sql`round(${precio} / (1 + ${productos.alicuota_iva} / 100), 2)`;

/** SQL: the current prices of all products in an agreement, as `lista`. */
export const pricesOfList = (condicionId: string): SQL =>
  sql`precios_tras(${condicionId}, 0, 'no', 'cercano') AS lista`;

/** Returns the prices of an account. An unknown account has base prices. */
export async function findPricesOf(q: Queryable, usuarioId: string): Promise<Prices> {
  const account = q.select({ condicionId: condicionIdOf, iva: modoIvaOf }).from(usuarios);
  const found = await first(account.where(eq(usuarios.usuario_id, usuarioId)));
  return found ?? BASE_PRICES;
}

/** Returns the agreement's name and general terms; undefined for base prices. */
export async function findTerms(q: Queryable, { condicionId }: Prices) {
  if (condicionId === null) return undefined;
  return first(q.select().from(condiciones).where(eq(condiciones.condicion_id, condicionId)));
}

/**
 * Like `withOwnPrices`, for the lines of an order. Where the agreement changes a price, the row has the base price, and the
 * agreement's name and general discount; otherwise these are null. In cents, and hundredths of a percent.
 */
export async function withOrderPrices<Row extends Priced>(
  q: Queryable,
  prices: Prices,
  bases: readonly Row[],
) {
  const terms = await findTerms(q, prices);
  const owned = await withOwnPrices(q, prices, bases);
  return owned.map((row, place) => {
    const base = bases[place]?.precio;
    const differs = terms !== undefined && base !== undefined && base !== row.precio;
    const reasons = differs
      ? { precio_base: base, condicion: terms.nombre, descuento_condicion: terms.descuento }
      : { precio_base: null, condicion: null, descuento_condicion: null };
    return { ...row, ...reasons };
  });
}
