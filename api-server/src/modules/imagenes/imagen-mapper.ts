const HERE = '/api/imagenes';

/** Of the installation, and so of the process: no answer shows its pictures elsewhere than another. */
let place = HERE;

/** Says once, at the start, where browsers find the pictures: here, unless told otherwise. */
export function showPicturesAt(imagesUrl = HERE): void {
  place = imagesUrl;
}

/** Where a picture is served, in the shape of the contract; the widest one stands for it. */
export function toImagen(imagen: { imagen_id: string; anchos: number[] }): { url: string; anchos: number[] } {
  const anchos = [...imagen.anchos].sort((a, b) => a - b);
  return { url: `${place}/${imagen.imagen_id}/${anchos.at(-1) ?? 0}.webp`, anchos };
}

/** The picture that an address shows, wherever the shop showed its pictures when it gave that away. */
export const imagenIdOf = (url: string): string => url.split('/').at(-2) ?? '';
