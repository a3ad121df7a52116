/** Tokens of a line. */
import type { Envase } from './renglon.ts';

export interface NumberToken {
  kind: 'number';
  value: number;
  text: string;
  /** Spelt out in letters. */
  spelt: boolean;
  /** The text may also mean another number: '2 o 3', '1.500 kg'. */
  unsure?: boolean;
  /** The alternative number. */
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

/** Bare numbers from here on are sizes and no quantities: 'aceite coco 500'. */
export const SIZES = 50;

export const isNumber = (token: Token | undefined): token is NumberToken => token?.kind === 'number';
export const isFigures = (token: Token | undefined): boolean => isNumber(token) && !token.spelt;
