import { type Tint, tintNames } from './tokens.ts';

/** Returns the tint of a word, always the same on server and browser. */
export function tintFor(word: string): Tint {
  let sum = 0;
  for (const char of word.trim().toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 997;
  return tintNames[sum % tintNames.length] ?? 'sand';
}
