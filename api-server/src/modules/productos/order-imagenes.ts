import { NEW_IMAGEN } from 'api-client/contract/productos-staff';
import { fieldProblem } from '../../shared/problem.ts';
import { imagenIdOf } from '../imagenes/imagen-mapper.ts';
import type { ImagenRow } from '../imagenes/imagenes-repository.ts';

/** One of a product's pictures to be: one that it has, or the next of the new ones. */
export type Place = { imagen_id: string } | 'nueva';

/**
 * Which pictures a product is to have, in their order; nothing when they stay as they are. New ones without an order
 * take the place of those that there are.
 * @throws Problem at `imagenes_orden` or `imagenes` when the order speaks of other pictures than there are.
 */
export function orderImagenes(
  actuales: readonly ImagenRow[],
  orden: readonly string[] | undefined,
  added: number,
): Place[] | undefined {
  if (!orden) return added > 0 ? Array.from({ length: added }, () => 'nueva' as const) : undefined;
  const left = new Set(actuales.map(({ imagen_id }) => imagen_id));
  const places = orden.map((word, index): Place => {
    if (word === NEW_IMAGEN) return 'nueva';
    const imagen_id = imagenIdOf(word);
    if (!left.delete(imagen_id)) {
      throw fieldProblem('DATOS_INVALIDOS', `imagenes_orden.${index}`, 'Esa imagen no es del producto.');
    }
    return { imagen_id };
  });
  if (places.filter((place) => place === 'nueva').length !== added) {
    throw fieldProblem('DATOS_INVALIDOS', 'imagenes', 'El orden no corresponde a las imágenes enviadas.');
  }
  return places;
}
