import type { IngredientName } from './art/ingredients.ts';

/** What lies in a picture: a drawn ingredient, a powder or cream of a colour, or an emoji by its name. */
export type Art = IngredientName | `polvo:#${string}` | `emoji:${string}`;

export const disposiciones = [
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
export type Disposicion = (typeof disposiciones)[number];

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

export const signos = [
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
export type Signo = (typeof signos)[number];

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
