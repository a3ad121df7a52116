import { LOGO_ANCHO } from '../shared/picture-address.ts';

/** The widths, in px, that the screens use: thumbnail, card, detail. */
export const ANCHOS = [160, 320, 640] as const;
export const FORMATS = ['avif', 'webp'] as const;
export { LOGO_ANCHO };
/** A banner's, which is as wide as a window at most, and how wide it is for its height. */
export const BANNER_ANCHOS = [640, 1280] as const;
export const BANNER_RATIO = 16 / 9;
/** How long the longer side is, of a photo that keeps its proportions. */
export const FOTO_ANCHO = 1280;

export type Ancho = (typeof ANCHOS | typeof BANNER_ANCHOS)[number] | typeof LOGO_ANCHO;
export type Format = (typeof FORMATS)[number] | 'png';

export interface EncodedFile {
  ancho: Ancho;
  format: Format;
  data: Buffer;
}

/** Its own size in px, and what it is drawn in, as the contract has it. */
export interface LogoFacts {
  ancho: number;
  alto: number;
  tono: 'claro' | 'oscuro' | null;
}

export interface EncodedImage {
  files: EncodedFile[];
  /** Of a logo alone. */
  logo?: LogoFacts;
}

/** What becomes of a picture: squares or banners in several widths, or one in its own proportions: a logo, a photo. */
export type PictureKind = 'squares' | 'banner' | 'logo' | 'foto';

/**
 * What is wrong with an input: nothing that can be read, more pixels than we open, or more work than we do. `lost`: the
 * process that encoded it ended, maybe for want of memory.
 */
export type Refusal = 'unreadable' | 'tooLarge' | 'tooSlow' | 'lost';

/** The input is no picture that the shop takes: a reason for 400, not for 500. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}
