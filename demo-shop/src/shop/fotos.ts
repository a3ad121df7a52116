import type { Art } from '../pictures/art/brush.ts';
import { type Disposicion, disposiciones } from '../pictures/art/layouts.ts';
import type { FoodPicture } from '../pictures/picture-spec.ts';
import type { DatosDeCategoria } from './demo-types.ts';

/** Reads `layout art [colour|-] [art beside it]`; the ground is the category's. */
export function foto(words: string, categoria: DatosDeCategoria, semilla: string): FoodPicture {
  const [layout, arte, color, adorno] = words.split(' ');
  const disposicion = disposiciones.find((d) => d === layout);
  if (!disposicion || !arte) throw new Error(`'${words}' is no picture`);
  return {
    ...ground(categoria, semilla, disposicion, arte),
    ...(color === undefined || color === '-' ? {} : { color }),
    ...(adorno === undefined ? {} : { adorno: adorno as Art }),
  };
}

/** The same food in a sack; if it comes packed, in a box. */
export function fotoDeBulto(words: string, categoria: DatosDeCategoria, semilla: string): FoodPicture {
  const box = words.startsWith('paquete') || words.startsWith('tabla');
  const [, arte = ''] = words.split(' ');
  return { ...ground(categoria, semilla, box ? 'caja' : 'saco', arte), color: '#2e6b3f' };
}

function ground(
  { tinte, motivo }: DatosDeCategoria,
  semilla: string,
  disposicion: Disposicion,
  arte: string,
): FoodPicture {
  return { tipo: 'producto', tinte, motivo, disposicion, arte: arte as Art, semilla };
}
