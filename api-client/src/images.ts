/** A picture's address as the API gives it: `…/{width}.webp`, with the widths that exist beside it. */
export interface ApiImage {
  url: string;
  anchos: number[];
}

export interface ImageSources {
  src: string;
  avif: string;
  webp: string;
}

/** `srcset` values of a picture, AVIF and WebP, for `<picture>`. */
export function imageSources(image: ApiImage): ImageSources {
  const base = image.url.slice(0, image.url.lastIndexOf('/'));
  const set = (format: string) =>
    image.anchos.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  return { src: image.url, avif: set('avif'), webp: set('webp') };
}
