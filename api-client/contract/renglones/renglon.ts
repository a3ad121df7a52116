/** What one line of an order means that somebody wrote as they talk. */

/** Of something that is weighed (g), poured (ml) or counted (u); a bare number is of none. */
export interface Medida {
  amount: number;
  unidad: 'g' | 'ml' | 'u' | null;
}

/** How it is to be packed: a closed bulk or box, a pack of several, or a piece. */
export type Envase = 'cerrado' | 'pack' | 'unidad';

export interface Renglon {
  /** As it was written, for people. */
  escrito: string;
  /** What is looked for, without how much of it; empty where it names nothing. */
  texto: string;
  /** How many; nothing where it isn't said, or is said as `total`. */
  cantidad?: number;
  /** How much of it in all: 5 kg. */
  total?: Medida;
  /** A number that may say how many, or the size: 'avena x 5'. */
  number?: number;
  /** The line's numbers or words leave open how many are meant: the customer is asked. Then none of the three above is set. */
  uncertain?: true;
  /** Sizes that the pack must have. */
  medidas: Medida[];
  envase?: Envase;
  /** By the kilo, loose. */
  loose: boolean;
}

/** Emojis, the pieces that they are made of, and what makes a figure one. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3/gu;

/** Without accents, emojis and case, in plain letters and figures. */
export const plain = (text: string): string =>
  text
    .replaceAll('🔟', ' 10 ')
    .replace(EMOJI, ' ')
    .replace(/([¼½¾])/g, ' $1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u2044', '/')
    .replace(/[×✕✖]/g, 'x')
    .replace(/[“”«»"'`´’]/g, ' ')
    .toLowerCase();
