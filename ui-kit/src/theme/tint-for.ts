import { type Tint, tintNames } from './tokens.ts';

/** The same word gets the same tint, on the server as in the browser. */
export function tintFor(word: string): Tint {
  let sum = 0;
  for (const char of word.trim().toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 997;
  return tintNames[sum % tintNames.length] ?? 'sand';
}
