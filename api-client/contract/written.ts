/** Comparison of names in spreadsheets, pasted or imported as a file. */

/** Reduces a text to letters and digits, so that different spellings of a name are equal. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
