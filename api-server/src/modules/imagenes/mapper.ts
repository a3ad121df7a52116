import { pictureAddress } from '../../shared/picture-address.ts';

/** Returns a picture's widths and the URL of the widest file. */
export function toImagen(imagen: { imagen_id: string; anchos: number[] }): { url: string; anchos: number[] } {
  const anchos = [...imagen.anchos].sort((a, b) => a - b);
  return { url: pictureAddress(imagen.imagen_id, `${anchos.at(-1) ?? 0}.webp`), anchos };
}

/** Returns the picture's id from its URL, whatever base URL the shop had when it sent that URL. */
export const imagenIdOf = (url: string): string => url.split('/').at(-2) ?? '';
