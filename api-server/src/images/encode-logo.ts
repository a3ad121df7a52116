import { open, type Pixels, rasterise } from './encode.ts';
import { type EncodedImage, InvalidImageError, LOGO_ANCHO, type LogoFacts } from './picture.ts';

/** Twice as large as it is ever drawn. What is smaller stays as it is, for it would only get blurred. */
const ROOM = { width: LOGO_ANCHO, height: 160, fit: 'inside', withoutEnlargement: true } as const;

/** A PNG, JPEG, WebP, AVIF or SVG becomes one PNG in its own proportions, of which nothing but pixels is left. */
export async function encodeLogo(input: Buffer): Promise<EncodedImage> {
  const pixels = await rasterise(input, ROOM);
  const { width: ancho, height: alto } = pixels.raw;
  const tono = toneOf(pixels);
  const data = await open(pixels).png({ palette: true, quality: 95 }).toBuffer();
  return { files: [{ ancho: LOGO_ANCHO, format: 'png', data }], logo: { ancho, alto, tono } };
}

/** Luminances between which a colour has a contrast of 3 to paper as well as to the dark scheme's ground. */
const MIDDLE = { from: 0.127, to: 0.28 };
/** Of 255, from where on a pixel is drawn. */
const DRAWN = 128;

const light = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** What its drawn pixels come to; null for one that brings its own ground, or is seen on any. */
function toneOf({ data, raw: { channels } }: Pixels): LogoFacts['tono'] {
  if (channels === 1 || channels === 3) return null;
  let [sum, drawn] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const [one = 0, green = one, blue = one] = data.subarray(at, at + channels - 1);
    if ((data[at + channels - 1] ?? 0) < DRAWN) continue;
    sum += 0.2126 * light(one) + 0.7152 * light(green) + 0.0722 * light(blue);
    drawn += 1;
  }
  if (drawn === 0) throw new InvalidImageError('unreadable', 'Nothing of it can be seen');
  const mean = sum / drawn;
  if (mean > MIDDLE.to) return 'claro';
  return mean < MIDDLE.from ? 'oscuro' : null;
}
