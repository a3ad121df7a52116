/** The prices of an agreement: listed, compared and changed. */
import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../bitacora/crud.ts';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import { BASE_PRICES } from '../../../db/own-prices.ts';
import { fieldProblem, found } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { findByIds } from '../../productos/repository/productos.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { ACTIVOS, getProductosPage } from '../../productos/service/list.ts';
import { asObjeto, propioText } from '../mapper.ts';
import { findCondicion, raiseCondicion } from '../repository/condiciones.ts';
import {
  findDifferences,
  findNombres,
  findPrecios,
  findPropios,
  type Propio,
  savePropios,
} from '../repository/precios.ts';
import { CONDICIONES } from './condiciones.ts';

type Deps = Pick<ModuleDeps, 'db' | 'cachedIds'>;
type PreciosQuery = z.output<OperationOf<'condiciones.precios'>['query']>;
type ComparacionQuery = z.output<OperationOf<'condiciones.comparar'>['query']>;

/** Returns a page of products with their prices in the agreement, in cents. Throws NO_ENCONTRADO. */
export async function getPrecios(deps: Deps, id: string, { propios, limit, offset, term }: PreciosQuery) {
  const { db } = deps;
  found(await findCondicion(db, id));
  const own = propios && (await findPropios(db, id));
  const { rows, total } = await pageAmong(deps, own || undefined, { limit, offset, term });
  const inCondicion = await findPrecios(db, id, idsOf(rows));
  return {
    total,
    productos: rows.map(({ producto_id, nombre, marca, precio: base }) => ({
      ...{ producto_id, nombre, base },
      marca: marca.nombre,
      ...(inCondicion.get(producto_id) ?? { precio: base, propio: null, motivo: null, cantidades: null }),
    })),
  };
}

const idsOf = (rows: readonly { producto_id: string }[]) => rows.map(({ producto_id }) => producto_id);

/** Returns a page of the active products, or of those with these ids, which are given in the order of the page. */
async function pageAmong(
  deps: Deps,
  ids: string[] | undefined,
  { limit, offset, term }: Pick<PreciosQuery, 'limit' | 'offset' | 'term'>,
) {
  if (ids && term === '') {
    return { rows: await findByIds(deps.db, ids.slice(offset, offset + limit)), total: ids.length };
  }
  const filter = { ...ACTIVOS, term, ...(ids && { ids }) };
  return getProductosPage(deps, { filter, page: { limit, offset }, prices: BASE_PRICES });
}

/**
 * Returns a page of products with their prices in two agreements, in cents, and how many of all active products differ.
 * Without `con`, the other prices are the shop's. Throws NO_ENCONTRADO.
 */
export async function compareCondiciones(
  deps: Deps,
  id: string,
  { con, diferencia, ...asked }: ComparacionQuery,
) {
  const { db } = deps;
  const other = con ?? null;
  found(await findCondicion(db, id));
  if (other !== null) found(await findCondicion(db, other));
  const { ids: different, ...counts } = await findDifferences(db, id, other, diferencia);
  const { rows, total } = await pageAmong(deps, different ?? undefined, asked);
  const ids = idsOf(rows);
  const [own, others] = await Promise.all([
    findPrecios(db, id, ids),
    other === null ? undefined : findPrecios(db, other, ids),
  ]);
  return {
    ...{ total, ...counts },
    productos: rows.map(({ producto_id, nombre, marca, precio: base }) => ({
      ...{ producto_id, nombre, base },
      marca: marca.nombre,
      precio: own.get(producto_id)?.precio ?? base,
      otro: others?.get(producto_id)?.precio ?? base,
    })),
  };
}

/**
 * Sets or removes own prices. Returns the own prices before, and the agreement. The same prices again change nothing.
 * Throws NO_ENCONTRADO, also for an unknown product.
 */
export const changePrecios = (db: Db, id: string, cambios: readonly Propio[], author: Author) =>
  inTransaction(db, CONDICIONES, async (tx) => {
    const condicion = found(await findCondicion(tx, id));
    const ids = cambios.map(({ producto_id }) => producto_id);
    const known = new Map((await findNombres(tx, id, ids)).map((row) => [row.producto_id, row]));
    const unknown = ids.findIndex((one) => !known.has(one));
    if (unknown >= 0) throw fieldProblem('NO_ENCONTRADO', `cambios.${unknown}.producto_id`);
    const antes = [...known.values()].map(({ producto_id, precio }) => ({ producto_id, precio }));
    const changed = [...new Map(cambios.map((one) => [one.producto_id, one])).values()].filter(
      ({ producto_id, precio }) => known.get(producto_id)?.precio !== precio,
    );
    if (changed.length === 0) return { antes, condicion };
    await setOrigen(tx, { usuarioId: author.usuarioId, origen: 'edicion' });
    await savePropios(tx, id, changed);
    await raiseCondicion(tx, id);
    const priced = (precioOf: (one: Propio) => number | null | undefined) => ({
      precios: changed.map((one) => propioText(known.get(one.producto_id)?.nombre, precioOf(one))),
    });
    await record(tx, author, {
      accion: 'condicion.precios',
      objeto: asObjeto(condicion),
      antes: priced(({ producto_id }) => known.get(producto_id)?.precio),
      despues: priced(({ precio }) => precio),
    });
    return { antes, condicion: found(await findCondicion(tx, id)) };
  });
