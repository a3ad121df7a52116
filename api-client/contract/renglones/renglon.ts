/** A line of a quick order. */

/** A measure by weight (g), volume (ml) or count (u); null for a bare number. */
export interface Medida {
  amount: number;
  unidad: 'g' | 'ml' | 'u' | null;
}

/** Packing: a closed bulk or box, a pack of several, or a piece. */
export type Envase = 'cerrado' | 'pack' | 'unidad';

export interface Renglon {
  /** The original text. */
  escrito: string;
  /** Search text without the quantity; empty when no product is named. */
  texto: string;
  /** Quantity; undefined when not stated, or stated as `total`. */
  cantidad?: number;
  /** Total amount, for example 5 kg. */
  total?: Medida;
  /** A number that may be the quantity or the size: 'avena x 5'. */
  number?: number;
  /** The quantity is ambiguous and the customer is asked. Then none of the three fields above is set. */
  uncertain?: true;
  /** Sizes that the pack must have. */
  medidas: Medida[];
  envase?: Envase;
  /** Sold loose by the kilo. */
  loose: boolean;
}

/** Emojis and their components. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3/gu;

/** Normalises a text: lower case, without accents and emojis, ASCII digits. */
export const normalizeText = (text: string): string =>
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
