import type { OperationOf } from 'api-client/contract';
import { contentOf } from 'api-client/contract/renglones/pack-content';
import { type DecisionTamanos, withoutTamano } from 'api-client/contract/tamano';
import { v7 as uuidv7 } from 'uuid';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Queryable } from '../../../db/database.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import type { Page } from '../../../shared/page.ts';
import { found, Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { asObjeto } from '../mapper.ts';
import { findByIds, type ProductoRow } from '../repository/productos.ts';
import { asRankedIds, decodeIds, ID_BYTES } from '../repository/rank.ts';
import {
  type Decided,
  findGroup,
  findPlace,
  findPropuestas,
  findSameName,
  lockSizes,
  type Place,
  type Sized,
  setGroups,
} from '../repository/write.ts';

/** Sorts by content: sold by weight first, then small before large, unknown sizes last; ties by name. */
function bySize(one: Sized, other: Sized): number {
  const rank = (product: Sized) =>
    product.tipo_de_precio === 'por_kilo' ? 0 : (contentOf(product)?.amount ?? Number.POSITIVE_INFINITY);
  const [a, b] = [rank(one), rank(other)];
  return a === b ? one.nombre.localeCompare(other.nombre, 'es', { numeric: true }) : a - b;
}

/** Returns the sizes that staff joined. Without a decision, returns the brand's products whose names differ only in size. */
async function findSizes(q: Queryable, { grupo_id, sin_tamano, marca_id }: Place): Promise<Sized[]> {
  if (grupo_id !== null) return findGroup(q, grupo_id);
  return sin_tamano === null ? [] : findSameName(q, { grupo_id, sin_tamano, marca_id });
}

const idsBySize = (sizes: readonly Sized[]) => sizes.toSorted(bySize).map(({ producto_id }) => producto_id);

/** Returns the ids of the product's sizes, including the product; empty when there is only one size. */
export async function getSizes(q: Queryable, { producto_id }: ProductoRow): Promise<string[]> {
  const found = await findSizes(q, await findPlace(q, producto_id));
  const sizes = found.filter(({ esta_activo }) => esta_activo);
  return sizes.length > 1 ? idsBySize(sizes) : [];
}

/** Like `getSizes`, for staff: includes deactivated products, and always the product itself. */
export async function getGroup(
  q: Queryable,
  producto: ProductoRow,
): Promise<{ grupo_id: string | null; productos: ProductoRow[] }> {
  const place = await findPlace(q, producto.producto_id);
  const productos = await findByIds(q, idsBySize(await findSizes(q, place)));
  const isListed = productos.some(({ producto_id }) => producto_id === producto.producto_id);
  return { grupo_id: place.grupo_id, productos: isListed ? productos : [producto, ...productos] };
}

/** Returns proposals by common name. All proposals are computed once and cached until the catalogue changes. */
export async function propuestasPage(
  { db, cachedIds }: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  { limit, offset }: Page,
): Promise<{ propuestas: { nombre: string; productos: ProductoRow[] }[]; total: number }> {
  const { ids } = await cachedIds('tamanos', async () => asRankedIds(await findPropuestas(db)));
  const pageIds = decodeIds(ids.subarray(ID_BYTES * offset, ID_BYTES * (offset + limit)));
  const propuestas = await Promise.all(
    pageIds.map(async (id) => {
      const sizes = await findSizes(db, await findPlace(db, id));
      const productos = await findByIds(db, idsBySize(sizes));
      const [{ nombre = '' } = {}] = productos;
      return { nombre: withoutTamano(nombre) ?? nombre, productos };
    }),
  );
  return { propuestas, total: ids.length / ID_BYTES };
}

type Grupos = HandlerInput<OperationOf<'productos.decidirTamanos'>>['body']['grupos'];

/** Each decision makes new group ids, so that an outdated request is detected. */
function toDecided(decision: DecisionTamanos, ids: readonly string[]): Decided[] {
  const together = uuidv7();
  const groups = { juntos: () => together, separados: () => uuidv7(), automatico: () => null };
  return ids.map((producto_id) => ({ producto_id, grupo_id: groups[decision]() }));
}

/**
 * Joins products as sizes of one product, separates them, or leaves the decision to their names. Applies all
 * groups or none, with an audit log entry per group.
 * Throws NO_ENCONTRADO, or VERSION_DESACTUALIZADA when another user decided meanwhile.
 */
export const decideTamanos = (db: Db, grupos: Grupos, author: Author): Promise<Decided[]> =>
  db.transaction(async (tx) => {
    const seen = grupos.flatMap(({ productos }) => productos);
    const rows = await lockSizes(
      tx,
      seen.map(({ producto_id }) => producto_id),
    );
    const known = new Map(rows.map((row) => [row.producto_id, row]));
    for (const { producto_id, grupo_id } of seen) {
      if (found(known.get(producto_id)).grupo_id !== grupo_id) throw new Problem('VERSION_DESACTUALIZADA');
    }
    const decided = grupos.map(({ decision, productos }) => {
      const members = productos.map(({ producto_id }) => found(known.get(producto_id)));
      return {
        decision,
        members,
        places: toDecided(
          decision,
          members.map(({ producto_id }) => producto_id),
        ),
      };
    });
    const places = decided.flatMap((one) => one.places);
    await setGroups(tx, places);
    for (const { decision, members } of decided) {
      const [first] = members;
      await record(tx, author, {
        accion: 'producto.tamanos',
        objeto: asObjeto(found(first)),
        despues: { decision, tamanos: members.map(({ nombre }) => nombre) },
      });
    }
    return places;
  });
