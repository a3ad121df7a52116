import { toneOf } from 'ui-kit/logo-tone';
import { open, rasterise } from './encode.ts';
import { type EncodedImage, InvalidImageError, LOGO_ANCHO } from './picture.ts';

/** Twice as large as it is ever drawn. What is smaller stays as it is, for it would only get blurred. */
const ROOM = { width: LOGO_ANCHO, height: 160, fit: 'inside', withoutEnlargement: true } as const;

/** A PNG, JPEG, WebP, AVIF or SVG becomes one PNG in its own proportions, of which nothing but pixels is left. */
export async function encodeLogo(input: Buffer): Promise<EncodedImage> {
  const pixels = await rasterise(input, ROOM);
  const { width: ancho, height: alto } = pixels.raw;
  const tono = toneOf(pixels.data, pixels.raw.channels);
  if (tono === undefined) throw new InvalidImageError('unreadable', 'Nothing of it can be seen');
  const data = await open(pixels).png({ palette: true, quality: 95 }).toBuffer();
  return { files: [{ ancho: LOGO_ANCHO, format: 'png', data }], logo: { ancho, alto, tono } };
}
