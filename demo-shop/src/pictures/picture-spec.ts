import type { Motivo } from './art/backgrounds.ts';
import type { Art } from './art/brush.ts';
import type { Arrangement } from './art/layouts.ts';
import type { Sign } from './art/marks.ts';

export interface FoodPicture {
  tipo: 'producto';
  tint: string;
  motivo: Motivo;
  arrangement: Arrangement;
  art: Art;
  /** Something beside it, smaller: the flower by the honey. */
  garnish?: Art;
  /** Of the bowl, the lid, the label or the liquid. */
  color?: string;
  /** Same seed, same picture. */
  seed: string;
}

export interface IconPicture {
  tipo: 'icono';
  tint: string;
  motivo: Motivo;
  icon: string;
}

export interface MarkPicture {
  tipo: 'marca';
  sign: Sign;
  color: string;
  accent: string;
}

export type PictureSpec = FoodPicture | IconPicture | MarkPicture;
