import { NEW_IMAGEN } from 'api-client/contract/productos-staff';
import { fieldProblem } from '../../shared/problem.ts';
import { imagenIdOf } from '../imagenes/imagen-mapper.ts';
import type { ImagenRow } from '../imagenes/imagenes-repository.ts';

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
