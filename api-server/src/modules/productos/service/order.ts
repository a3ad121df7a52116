import { NEW_IMAGEN } from 'api-client/contract/productos-staff';
import { type Author, diffFields, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { fieldProblem, Problem } from '../../../shared/problem.ts';
import { imagenIdOf } from '../../imagenes/mapper.ts';
import type { ImagenRow } from '../../imagenes/repository.ts';
import { findPage, type ProductoFilter } from '../repository/productos.ts';
import { lockDestacados, setDestacados } from '../repository/write.ts';

export const DESTACADOS = { esta_activo: true, producto_destacado: true } as const satisfies ProductoFilter;

interface Arrangement {
  /** The order that the caller saw. */
  antes: readonly string[];
  /** The new order. */
  productos: readonly string[];
}

/**
 * Arranges featured products; unnamed ones follow by name. Throws NO_ENCONTRADO when a product is not
 * featured, VERSION_DESACTUALIZADA when the order changed meanwhile. An unchanged order leaves no entry.
 */
export const orderDestacados = (db: Db, { antes, productos }: Arrangement, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    await lockDestacados(tx);
    const before = await findFirst(tx, antes.length);
    if (before.some(({ producto_id }, at) => producto_id !== antes[at]) || before.length < antes.length) {
      throw new Problem('VERSION_DESACTUALIZADA');
    }
    if ((await setDestacados(tx, productos)) < productos.length) throw new Problem('NO_ENCONTRADO');
    const after = await findFirst(tx, antes.length);
    const names = (rows: typeof after) => ({ destacados: rows.map(({ nombre }) => nombre) });
    const changes = diffFields(names(before), names(after));
    if (Object.keys(changes.despues).length > 0) {
      await record(tx, author, { accion: 'destacados.orden', ...changes });
    }
  });

const findFirst = (tx: Tx, limit: number) => findPage(tx, DESTACADOS, { limit, offset: 0 });

/** A picture in the new order: an existing one, or the next of the new ones. */
export type Place = { imagen_id: string } | 'nueva';

/**
 * Returns the product's pictures in their new order; undefined when they stay the same. Without `orden`, new
 * pictures replace the existing ones.
 * @throws Problem at `imagenes_orden` or `imagenes` when the order names pictures that do not exist
 */
export function orderImagenes(
  actuales: readonly ImagenRow[],
  orden: readonly string[] | undefined,
  added: number,
): Place[] | undefined {
  if (!orden) return added > 0 ? Array.from({ length: added }, () => 'nueva' as const) : undefined;
  const remaining = new Set(actuales.map(({ imagen_id }) => imagen_id));
  const places = orden.map((word, index): Place => {
    if (word === NEW_IMAGEN) return 'nueva';
    const imagen_id = imagenIdOf(word);
    if (!remaining.delete(imagen_id)) {
      throw fieldProblem('DATOS_INVALIDOS', `imagenes_orden.${index}`, 'Esa imagen no es del producto.');
    }
    return { imagen_id };
  });
  if (places.filter((place) => place === 'nueva').length !== added) {
    throw fieldProblem('DATOS_INVALIDOS', 'imagenes', 'El orden no corresponde a las imágenes enviadas.');
  }
  return places;
}
