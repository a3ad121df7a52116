import { pictureAddress } from '../../shared/picture-address.ts';

/** Where a picture is served, in the shape of the contract; the widest one stands for it. */
export function toImagen(imagen: { imagen_id: string; anchos: number[] }): { url: string; anchos: number[] } {
  const anchos = [...imagen.anchos].sort((a, b) => a - b);
  return { url: pictureAddress(imagen.imagen_id, `${anchos.at(-1) ?? 0}.webp`), anchos };
}

/** The picture that an address shows, wherever the shop showed its pictures when it gave that away. */
export const imagenIdOf = (url: string): string => url.split('/').at(-2) ?? '';
