import { leafColor } from 'ui-kit/brand';

/** What a paper looks like where that is the shop's own. */
export interface Aspecto {
  /** '#rrggbb', dark enough to be read on white, and to stay a firm grey on a black and white printer. */
  color: string;
  logo: PaperLogo | null;
}

export interface PaperLogo {
  png: Uint8Array;
  /** Of the picture, in px. */
  ancho: number;
  alto: number;
  /** Drawn so light that paper would not show it. */
  isLight: boolean;
}

const HOUSE: Aspecto = { color: leafColor, logo: null };

const given = new WeakMap<PDFKit.PDFDocument, Aspecto>();

export const giveAspecto = (doc: PDFKit.PDFDocument, aspecto = HOUSE) => void given.set(doc, aspecto);
export const aspectoOf = (doc: PDFKit.PDFDocument): Aspecto => given.get(doc) ?? HOUSE;
/** What leads and marks on this paper. */
export const accentOf = (doc: PDFKit.PDFDocument): string => aspectoOf(doc).color;
