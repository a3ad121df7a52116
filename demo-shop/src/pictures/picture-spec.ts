import type { Motivo } from './art/backgrounds.ts';
import type { Art } from './art/brush.ts';
import type { Disposicion } from './art/layouts.ts';
import type { Signo } from './art/marks.ts';

export interface FoodPicture {
  tipo: 'producto';
  tinte: string;
  motivo: Motivo;
  disposicion: Disposicion;
  arte: Art;
  /** Something beside it, smaller: the flower by the honey. */
  adorno?: Art;
  /** Of the bowl, the lid, the label or the liquid. */
  color?: string;
  /** Same seed, same picture. */
  semilla: string;
}

export interface IconPicture {
  tipo: 'icono';
  tinte: string;
  motivo: Motivo;
  icono: string;
}

export interface MarkPicture {
  tipo: 'marca';
  signo: Signo;
  color: string;
  acento: string;
}

export type PictureSpec = FoodPicture | IconPicture | MarkPicture;
