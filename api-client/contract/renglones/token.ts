/** A word or a figure of a line with what it is. */
import type { Envase } from './renglon.ts';

export interface NumberToken {
  kind: 'number';
  value: number;
  text: string;
  /** In letters. */
  spelt: boolean;
  /** The text may mean another number as well: '2 o 3', '1.500 kg'. */
  unsure?: boolean;
  /** The other number that the text may mean. */
  other?: number;
}

export type Token =
  | NumberToken
  | { kind: 'unit'; unidad: 'g' | 'ml'; times: number }
  | { kind: 'container'; envase: Envase | 'any' }
  | { kind: 'x' }
  | { kind: 'of' }
  | { kind: 'or'; mark: string }
  | { kind: 'vague' }
  | { kind: 'not' }
  | { kind: 'loose' }
  | { kind: 'word'; text: string };

/** From here on a bare number is a size and no quantity: 'aceite coco 500'. */
export const SIZES = 50;

export const isNumber = (token: Token | undefined): token is NumberToken => token?.kind === 'number';
export const isFigures = (token: Token | undefined): boolean => isNumber(token) && !token.spelt;
