import { LOGO_ANCHO } from '../shared/picture-address.ts';

/** Store of encoded pictures: a local folder or a bucket. `imagenId` is always a UUID. */
export interface ImageStore {
  /** Absolute path of the folder; null for a bucket. */
  readonly folder: string | null;
  /** Saves the files and skips existing ones: a picture never changes under its id. */
  save(imagenId: string, files: readonly StoredFile[]): Promise<void>;
  has(imagenId: string): Promise<boolean>;
  /** Returns a file of the picture; undefined when missing. */
  read(imagenId: string, ancho: number, format: Format): Promise<Buffer | undefined>;
  remove(imagenId: string): Promise<void>;
  /** Throws when the store cannot be read or written at the moment. */
  reach(): Promise<void>;
  /** Returns the space of the folder's disk; null for a bucket. */
  readDiskSpace(): Promise<DiskSpace | null>;
}

/** A file of a picture, possibly with a width of another version. */
export interface StoredFile {
  ancho: number;
  format: Format;
  data: Buffer;
}

/** Bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** Widths in px for thumbnail, card and detail. */
export const ANCHOS = [160, 320, 640] as const;
export const FORMATS = ['avif', 'webp'] as const;
export { LOGO_ANCHO };
/** Widths in px, and ratio of width to height, of banners. */
export const BANNER_ANCHOS = [640, 1280] as const;
export const BANNER_RATIO = 16 / 9;
/** Maximum px of the longer side of a photo. */
export const FOTO_ANCHO = 1280;

export type Ancho = (typeof ANCHOS | typeof BANNER_ANCHOS)[number] | typeof LOGO_ANCHO;
export type Format = (typeof FORMATS)[number] | 'png';

export interface EncodedFile {
  ancho: Ancho;
  format: Format;
  data: Buffer;
}

/** The logo's own size in px, and its tone by the contract. */
export interface LogoFacts {
  ancho: number;
  alto: number;
  tono: 'claro' | 'oscuro' | null;
}

export interface EncodedImage {
  files: EncodedFile[];
  /** Only for a logo. */
  logo?: LogoFacts;
}

/**
 * Target form of a picture: squares or banners in several widths, or one file with its own proportions for logos and
 * photos.
 */
export type PictureKind = 'squares' | 'banner' | 'logo' | 'foto';

/**
 * Reason why a picture was refused: unreadable, too many pixels, or too much work. `lost`: the encoding process ended,
 * maybe without memory.
 */
export type Refusal = 'unreadable' | 'tooLarge' | 'tooSlow' | 'lost';

/** The file is no accepted picture: answered with 400, not 500. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}

/** A picture never changes under its address, so clients may cache it forever. */
export const PICTURE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The image store does not answer, or refuses: answered with 503, so that clients retry. */
export class PicturesAwayError extends Error {
  override readonly name = 'PicturesAwayError';
}

export const nameOf = (ancho: number, format: Format): string => `${ancho}.${format}`;

/** Returns the files of a picture with these widths. */
export const filesOf = (anchos: readonly number[]): { ancho: number; format: Format }[] =>
  anchos.flatMap((ancho) =>
    (ancho === LOGO_ANCHO ? (['png'] as const) : FORMATS).map((format) => ({ ancho, format })),
  );

const namesOf = (anchos: readonly number[]) => filesOf(anchos).map((file) => nameOf(file.ancho, file.format));

/** File names of a product's picture. */
export const NAMES = namesOf(ANCHOS);
/** File names that any picture may have. */
export const ALL_NAMES = namesOf([...new Set([...ANCHOS, ...BANNER_ANCHOS]), LOGO_ANCHO]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id, or throws a RangeError. An id may come from a URL, so check it before it becomes part of a path. */
export function checkedId(imagenId: string): string {
  if (!UUID.test(imagenId)) throw new RangeError('imagenId is not a UUID');
  return imagenId;
}

const FILE = /^([0-9a-f-]{36})\/(\d{1,5})\.(avif|webp|png)$/;

/** Returns the parts of `<id>/640.webp`, the path of a picture; undefined for other paths. */
export function parsePath(path: string): { imagenId: string; ancho: number; format: Format } | undefined {
  const [, imagenId = '', ancho, format] = FILE.exec(path) ?? [];
  return UUID.test(imagenId) ? { imagenId, ancho: Number(ancho), format: format as Format } : undefined;
}
