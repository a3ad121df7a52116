import type { Art } from '../pictures/art/brush.ts';
import { type Arrangement, arrangements } from '../pictures/art/layouts.ts';
import type { FoodPicture } from '../pictures/picture-spec.ts';
import type { CategoriaSource } from './demo-types.ts';

/** Parses `layout art [colour|-] [art beside it]`; the background is the category's. */
export function photo(words: string, categoria: CategoriaSource, seed: string): FoodPicture {
  const [layout, art, color, garnish] = words.split(' ');
  const arrangement = arrangements.find((d) => d === layout);
  if (!arrangement || !art) throw new Error(`'${words}' is not a picture`);
  return {
    ...ground(categoria, seed, arrangement, art),
    ...(color === undefined || color === '-' ? {} : { color }),
    ...(garnish === undefined ? {} : { garnish: garnish as Art }),
  };
}

/** The same food in a sack, or in a box if packed. */
export function bultoPhoto(words: string, categoria: CategoriaSource, seed: string): FoodPicture {
  const box = words.startsWith('paquete') || words.startsWith('tabla');
  const [, art = ''] = words.split(' ');
  return { ...ground(categoria, seed, box ? 'caja' : 'saco', art), color: '#2e6b3f' };
}

function ground(
  { tint, motivo }: CategoriaSource,
  seed: string,
  arrangement: Arrangement,
  art: string,
): FoodPicture {
  return { tipo: 'producto', tint, motivo, arrangement, art: art as Art, seed };
}
