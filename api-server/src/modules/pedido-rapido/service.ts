import type { EstadoRenglon } from 'api-client/contract/pedido-rapido';
import { RENGLON_LIMITS } from 'api-client/contract/renglones/limits';
import { statesQuantity } from 'api-client/contract/renglones/quantity-for';
import { readRenglon } from 'api-client/contract/renglones/read-renglon';
import type { Medida, Renglon } from 'api-client/contract/renglones/renglon';
import type { Db } from '../../db/database.ts';
import { findHabituales } from '../../db/habituales.ts';
import { findPricesOf, type OwnPriced, withOwnPrices } from '../../db/own-prices.ts';
import { found } from '../../shared/problem.ts';
import { findByIds, type ProductoRow } from '../productos/repository/productos.ts';
import { findUsuario } from '../usuarios/repository/usuarios.ts';
import { type Candidate, findExact, findSimilar, type LineTerms } from './repository.ts';
import { type ChosenProducto, chooseProducto, type Usual } from './rules.ts';

export interface RenglonFound {
  escrito: string;
  estado: EstadoRenglon;
  cantidad_dicha: boolean;
  habitual: boolean;
  opciones: { producto: OwnPriced<ProductoRow>; cantidad: number | null }[];
}

/** Returns the shop whose usual products apply to this customer. Throws NO_ENCONTRADO. */
export async function findComercioId(db: Db, clienteId: string): Promise<string> {
  const { usuario_id, titular_id } = found(await findUsuario(db, clienteId));
  return titular_id ?? usuario_id;
}

/** Finds the products that each written line means, for this customer. */
export async function findRenglones(
  db: Db,
  usuarioId: string,
  written: readonly string[],
): Promise<RenglonFound[]> {
  const renglones = written.map(readRenglon);
  const habituales = await findHabituales(db, usuarioId);
  const usual: Usual = new Map(habituales.map((one) => [one.producto_id, one]));
  const candidates = await findCandidates(db, renglones, [...usual.keys()]);
  const chosen = renglones.map((renglon, place) =>
    chooseProducto(renglon, candidates.get(place) ?? [], usual, RENGLON_LIMITS.opciones),
  );
  const ids = chosen.flatMap(({ opciones }) => opciones.map(({ producto_id }) => producto_id));
  const rows = await withOwnPrices(
    db,
    await findPricesOf(db, usuarioId),
    await findByIds(db, [...new Set(ids)]),
  );
  const productosById = new Map(rows.map((row) => [row.producto_id, row]));
  return renglones.map((renglon, place) => toFoundRenglon(renglon, chosen[place], productosById));
}

function toFoundRenglon(
  renglon: Renglon,
  chosen: ChosenProducto | undefined,
  productosById: ReadonlyMap<string, OwnPriced<ProductoRow>>,
): RenglonFound {
  const opciones = (chosen?.opciones ?? []).flatMap(({ producto_id, cantidad }) => {
    const producto = productosById.get(producto_id);
    return producto ? [{ producto, cantidad }] : [];
  });
  const estado = opciones.length === 0 ? 'no_hallado' : chosen?.sure ? 'hallado' : 'a_elegir';
  return {
    escrito: renglon.escrito,
    estado,
    cantidad_dicha: statesQuantity(renglon),
    habitual: chosen?.habitual ?? false,
    opciones: estado === 'hallado' ? opciones.slice(0, 1) : opciones,
  };
}

/** Returns the candidates by line index. Searches all misspelled lines together. */
async function findCandidates(db: Db, renglones: readonly Renglon[], usual: readonly string[]) {
  const places = renglones.map((_, place) => place);
  const look = async (find: typeof findExact, places: readonly number[]) => {
    const all = new Map<number, Candidate[]>();
    // Several statements: other requests can use the connection in between.
    for (const part of partsOf(places)) {
      const terms = part.flatMap((place) => renglones[place] ?? []).map(toTerms);
      const found = await find(db, terms, usual);
      for (const [index, place] of part.entries()) {
        const candidates = found.get(index);
        if (candidates) all.set(place, candidates);
      }
    }
    return all;
  };
  const named = await look(findExact, places);
  const missed = places.filter((place) => renglones[place]?.texto && !named.has(place));
  return new Map([...named, ...(await look(findSimilar, missed))]);
}

const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / RENGLON_LIMITS.perStatement) }, (_, part) =>
    all.slice(part * RENGLON_LIMITS.perStatement, (part + 1) * RENGLON_LIMITS.perStatement),
  );

/** Limits the searched words: each costs a search in all words of the shop, and no product name has so many. */
const lookedUp = (texto: string): string =>
  texto
    .split(' ')
    .filter((word) => word.length <= RENGLON_LIMITS.palabraMax)
    .slice(0, RENGLON_LIMITS.palabras)
    .join(' ');

function toTerms({ texto, medidas, total, number, envase, loose }: Renglon): LineTerms {
  const bare = number === undefined ? [] : [{ amount: number, unidad: null }];
  const sizes = [...medidas, ...(total ? [total] : []), ...bare].map(toLexemes);
  const tipo = loose || total ? 'por_kilo' : envase === 'cerrado' ? 'por_bulto_cerrado' : null;
  return { texto: lookedUp(texto), sizes: sizes.length > 0 ? sizes.join(' & ') : null, tipo };
}

/** Returns the lexemes of a size in the search index. */
function toLexemes({ amount, unidad }: Medida): string {
  const units = unidad === null || unidad === 'u' ? ['', 'u', 'g', 'ml'] : [unidad];
  const small = units.map((unit) => `'${amount}${unit}'`);
  const large = unidad === null ? [`'${amount * 1000}g'`, `'${amount * 1000}ml'`] : [];
  return `(${[...small, ...large].join(' | ')})`;
}
