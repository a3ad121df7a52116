import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import {
  ANCHOS,
  type Ancho,
  BANNER_ANCHOS,
  BANNER_RATIO,
  type EncodedFile,
  type EncodedImage,
  FORMATS,
  FOTO_ANCHO,
  InvalidImageError,
} from './picture.ts';

const accepted = new Set(['jpeg', 'png', 'webp', 'svg', 'av1']);
/** Of what moves, the first picture. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error', pages: 1 } as const;

/**
 * A PNG, JPEG, WebP, AVIF or SVG becomes square AVIF and WebP files. What is not square is fitted in whole, with
 * transparent edges, so that the tint of its category shows around it; nothing of a product is ever cut off.
 */
export const encodeImage = (input: Buffer): Promise<EncodedImage> =>
  encodeAt(input, ANCHOS, { ratio: 1, fit: 'contain' });

/** The same, twice as wide as high or nearly: what is higher or wider loses its edges, as whoever sends it is shown. */
export const encodeBanner = (input: Buffer): Promise<EncodedImage> =>
  encodeAt(input, BANNER_ANCHOS, { ratio: BANNER_RATIO, fit: 'cover' });

/** A photo becomes one WebP file in its own proportions, without what a camera writes into it: where and when it was taken. */
export async function encodeFoto(input: Buffer): Promise<EncodedImage> {
  const room = { width: FOTO_ANCHO, height: FOTO_ANCHO, fit: 'inside', withoutEnlargement: true } as const;
  const pixels = await rasterise(input, room);
  return {
    files: [{ ancho: FOTO_ANCHO, format: 'webp', data: await encoders.webp(open(pixels)).toBuffer() }],
  };
}

async function encodeAt(
  input: Buffer,
  anchos: readonly Ancho[],
  { ratio, fit }: { ratio: number; fit: 'contain' | 'cover' },
): Promise<EncodedImage> {
  const files: EncodedFile[] = [];
  const largest = Math.max(...anchos);
  const heightOf = (width: number) => Math.round(width / ratio);
  let pixels = await rasterise(input, { width: largest, height: heightOf(largest), fit, background: CLEAR });
  // From the largest to the smallest, each from the one before: shrinking a small picture is quick.
  for (const ancho of anchos.toReversed()) {
    if (ancho !== largest) pixels = await read(open(pixels).resize(ancho, heightOf(ancho)));
    const encoded = FORMATS.map(async (format) => {
      return { ancho, format, data: await encoders[format](open(pixels)).toBuffer() };
    });
    files.push(...(await Promise.all(encoded)));
  }
  return { files };
}

// Effort 0 makes AVIF affordable at start; the files are a few per cent larger than with the default of 4.
const encoders: Record<(typeof FORMATS)[number], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
};

const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

/** Its pixels in that room. Rendered once; the smaller widths come from it. */
export async function rasterise(input: Buffer, room: Room): Promise<Pixels> {
  try {
    const { format, compression, width, height } = await sharp(input, limits).metadata();
    if (!accepted.has(format === 'heif' ? String(compression) : String(format))) {
      throw new InvalidImageError('unreadable', `Format ${format} is not accepted`);
    }
    const density = format === 'svg' ? svgDensity(Math.max(room.width, room.height), width, height) : 72;
    const fitted = sharp(input, { ...limits, density })
      .autoOrient()
      .resize(room)
      .toColourspace('srgb');
    const pixels = await read(fitted);
    return isOpaque(pixels) ? await read(open(pixels).removeAlpha()) : pixels;
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw cause;
    const refusal = /pixel limit/.test(String(cause)) ? 'tooLarge' : 'unreadable';
    throw new InvalidImageError(refusal, 'Not a picture that can be read', { cause });
  }
}

/** Has it an alpha channel that says nothing? That costs a second plane in AVIF. */
function isOpaque({ data, raw }: Pixels): boolean {
  if (raw.channels !== 4) return false;
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

type Room = ResizeOptions & { width: number; height: number };

export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

export const open = ({ data, raw }: Pixels) => sharp(data, { raw });

async function read(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** A small SVG is rendered at its final size instead of being blown up. 2400 dpi is as far as it goes. */
function svgDensity(side: number, width = side, height = side): number {
  return Math.min(2400, Math.max(1, (72 * side) / Math.max(width, height)));
}
