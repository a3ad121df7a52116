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
  /** A smaller object beside the food: a flower beside honey. */
  garnish?: Art;
  /** The colour of bowl, lid, label or liquid. */
  color?: string;
  /** An equal seed gives an equal picture. */
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
