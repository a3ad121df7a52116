/** A picture in an answer: URL `…/{width}.webp`, and the widths that exist. */
export interface ApiImage {
  url: string;
  anchos: number[];
}

export interface ImageSources {
  src: string;
  avif: string;
  webp: string;
}

/** Returns the `srcset` values of a picture in AVIF and WebP, for `<picture>`. */
export function imageSources(image: ApiImage): ImageSources {
  const base = image.url.slice(0, image.url.lastIndexOf('/'));
  const set = (format: string) =>
    image.anchos.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  return { src: image.url, avif: set('avif'), webp: set('webp') };
}
