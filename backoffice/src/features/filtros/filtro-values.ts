import type { PickedImage } from 'ui-kit/forms/image-picker-field';
import type { Filtro } from './filtro.ts';
import type { FiltroBody } from './kinds.ts';

export interface FiltroValues {
  nombre: string;
  /** Empty, or one picture: a new file or the brand's stored picture. */
  imagen: readonly PickedImage[];
  marca_destacada: boolean;
}

export const valuesOf = (filtro: Filtro | undefined): FiltroValues => ({
  nombre: filtro?.nombre ?? '',
  imagen: filtro?.imagen ? [{ id: filtro.imagen, src: filtro.imagen, name: 'Imagen' }] : [],
  marca_destacada: filtro?.marca_destacada ?? false,
});

export const bodyOf = ({ nombre, imagen: [imagen], marca_destacada }: FiltroValues): FiltroBody => ({
  nombre,
  marca_destacada,
  ...(imagen instanceof File && { imagen }),
});
