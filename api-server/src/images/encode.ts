import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { toneOf } from 'ui-kit/logo-tone';
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
  LOGO_ANCHO,
} from './picture.ts';

const accepted = new Set(['jpeg', 'png', 'webp', 'svg', 'av1']);
/** Limits of an accepted file. Only the first picture of an animation is used. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error', pages: 1 } as const;

/**
 * Converts a PNG, JPEG, WebP, AVIF or SVG to square AVIF and WebP files. Other proportions get transparent edges, so
 * that the category's tint shows there and no part of the product is cut off.
 */
export const encodeImage = (input: Buffer): Promise<EncodedImage> =>
  encodeAt(input, ANCHOS, { ratio: 1, fit: 'contain' });

/** Like `encodeImage`, in the banner's proportions. Edges beyond them are cut off, as the upload form shows. */
export const encodeBanner = (input: Buffer): Promise<EncodedImage> =>
  encodeAt(input, BANNER_ANCHOS, { ratio: BANNER_RATIO, fit: 'cover' });

/** Converts a photo to one WebP file with the same proportions, without metadata such as place and time. */
export async function encodeFoto(input: Buffer): Promise<EncodedImage> {
  const fitOptions = {
    width: FOTO_ANCHO,
    height: FOTO_ANCHO,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const pixels = await rasterise(input, fitOptions);
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
  // From the largest to the smallest, each from the previous one: shrinking a small picture is fast.
  for (const ancho of anchos.toReversed()) {
    if (ancho !== largest) pixels = await read(open(pixels).resize(ancho, heightOf(ancho)));
    const encoded = FORMATS.map(async (format) => {
      return { ancho, format, data: await encoders[format](open(pixels)).toBuffer() };
    });
    files.push(...(await Promise.all(encoded)));
  }
  return { files };
}

// Effort 0 is fast enough for uploads; the files are a few per cent larger than with the default of 4.
const encoders: Record<(typeof FORMATS)[number], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
};

const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

/** Decodes a picture to pixels of this size. */
export async function rasterise(input: Buffer, fitOptions: FitOptions): Promise<Pixels> {
  try {
    const { format, compression, width, height } = await sharp(input, limits).metadata();
    if (!accepted.has(format === 'heif' ? String(compression) : String(format))) {
      throw new InvalidImageError('unreadable', `Format ${format} is not accepted`);
    }
    const density =
      format === 'svg' ? svgDensity(Math.max(fitOptions.width, fitOptions.height), width, height) : 72;
    const fitted = sharp(input, { ...limits, density })
      .autoOrient()
      .resize(fitOptions)
      .toColourspace('srgb');
    const pixels = await read(fitted);
    return isOpaque(pixels) ? await read(open(pixels).removeAlpha()) : pixels;
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw cause;
    const refusal = /pixel limit/.test(String(cause)) ? 'tooLarge' : 'unreadable';
    throw new InvalidImageError(refusal, 'Not a picture that can be read', { cause });
  }
}

/** Returns whether the alpha channel is fully opaque: an unneeded one costs a second plane in AVIF. */
function isOpaque({ data, raw }: Pixels): boolean {
  if (raw.channels !== 4) return false;
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

type FitOptions = ResizeOptions & { width: number; height: number };

export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

export const open = ({ data, raw }: Pixels) => sharp(data, { raw });

async function read(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Returns the density that renders an SVG at its final size, at most 2400 dpi. */
function svgDensity(side: number, width = side, height = side): number {
  return Math.min(2400, Math.max(1, (72 * side) / Math.max(width, height)));
}

/** Twice the largest size on the screens. Smaller logos are not enlarged, which would blur them. */
const LOGO_FIT = { width: LOGO_ANCHO, height: 160, fit: 'inside', withoutEnlargement: true } as const;

/** Converts a PNG, JPEG, WebP, AVIF or SVG to one PNG with the same proportions and without metadata. */
export async function encodeLogo(input: Buffer): Promise<EncodedImage> {
  const pixels = await rasterise(input, LOGO_FIT);
  const { width: ancho, height: alto } = pixels.raw;
  const tono = toneOf(pixels.data, pixels.raw.channels);
  if (tono === undefined) throw new InvalidImageError('unreadable', 'The picture is transparent');
  const data = await open(pixels).png({ palette: true, quality: 95 }).toBuffer();
  return { files: [{ ancho: LOGO_ANCHO, format: 'png', data }], logo: { ancho, alto, tono } };
}
