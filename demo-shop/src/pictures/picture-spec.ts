import type { IngredientName } from './art/ingredients.ts';

/** What lies in a picture: a drawn ingredient, a powder or cream of a colour, or an emoji by its name. */
export type Art = IngredientName | `polvo:#${string}` | `emoji:${string}`;

export const arrangements = [
  'cuenco',
  'saco',
  'bolsa',
  'frasco',
  'botella',
  'cuchara',
  'monton',
  'tabla',
  'hilera',
  'taza',
  'pote',
  'caja',
  'paquete',
  'esparcido',
] as const;
export type Arrangement = (typeof arrangements)[number];

export const motivos = [
  'sol',
  'arco',
  'lomas',
  'franja',
  'mesa',
  'rayas',
  'diagonal',
  'puntos',
  'panal',
  'ondas',
  'cuarto',
  'mantel',
  'rombos',
  'hojas',
  'medio',
  'aros',
  'marco',
] as const;
export type Motivo = (typeof motivos)[number];

export const signs = [
  'hoja',
  'sol',
  'espiga',
  'gota',
  'panal',
  'cerro',
  'brote',
  'arbol',
  'molino',
  'semillas',
  'agua',
  'ave',
] as const;
export type Sign = (typeof signs)[number];

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
