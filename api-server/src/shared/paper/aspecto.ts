import { leafColor } from 'ui-kit/brand';

/** The shop's look on papers. */
export interface Aspecto {
  /** '#rrggbb', dark enough for text on white, also on a black and white printer. */
  color: string;
  logo: PaperLogo | null;
}

export interface PaperLogo {
  png: Uint8Array;
  /** Size of the picture in px. */
  ancho: number;
  alto: number;
  /** Whether the logo is too light for paper. */
  isLight: boolean;
}

const HOUSE: Aspecto = { color: leafColor, logo: null };

const aspectos = new WeakMap<PDFKit.PDFDocument, Aspecto>();

export const giveAspecto = (doc: PDFKit.PDFDocument, aspecto = HOUSE) => void aspectos.set(doc, aspecto);
export const aspectoOf = (doc: PDFKit.PDFDocument): Aspecto => aspectos.get(doc) ?? HOUSE;
/** Returns the accent colour of the paper. */
export const accentOf = (doc: PDFKit.PDFDocument): string => aspectoOf(doc).color;
