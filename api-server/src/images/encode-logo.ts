import { toneOf } from 'ui-kit/logo-tone';
import { open, rasterise } from './encode.ts';
import { type EncodedImage, InvalidImageError, LOGO_ANCHO } from './picture.ts';

/** Twice the largest size on the screens. Smaller logos are not enlarged, which would blur them. */
const ROOM = { width: LOGO_ANCHO, height: 160, fit: 'inside', withoutEnlargement: true } as const;

/** Converts a PNG, JPEG, WebP, AVIF or SVG to one PNG with the same proportions and without metadata. */
export async function encodeLogo(input: Buffer): Promise<EncodedImage> {
  const pixels = await rasterise(input, ROOM);
  const { width: ancho, height: alto } = pixels.raw;
  const tono = toneOf(pixels.data, pixels.raw.channels);
  if (tono === undefined) throw new InvalidImageError('unreadable', 'Nothing of it can be seen');
  const data = await open(pixels).png({ palette: true, quality: 95 }).toBuffer();
  return { files: [{ ancho: LOGO_ANCHO, format: 'png', data }], logo: { ancho, alto, tono } };
}
