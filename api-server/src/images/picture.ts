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
  room(): Promise<Room | null>;
}

/** A file of a picture, possibly with a width of another version. */
export interface StoredFile {
  ancho: number;
  format: Format;
  data: Buffer;
}

/** Bytes. */
export interface Room {
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
