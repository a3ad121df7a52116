/**
 * What becomes of a text in any field for a number: never another number than the one that was typed. What may be part
 * of one stays as it is; whatever else does nothing, and the field says why.
 */

/** What was typed or pasted, as it shall stand there ('$ 1.200,50' without its sign); undefined to refuse it. */
export function typedNumber(raw: string): string | undefined {
  const text = raw.replace(/^[\s$]+/, '');
  return /^-?[\d.,]*$/.test(text) ? text : undefined;
}

/** null of an empty text; NaN of what is no whole number: whether a separator groups or divides can't be known. */
export function wholeNumber(text: string): number | null {
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}

const grouped = /^-?\d{1,3}((\.\d{3})+,\d{0,2}|(\.\d{3}){2,})$/;
const groupedInEnglish = /^-?\d{1,3}(,\d{3})+\.\d{0,2}$/;
const plain = /^-?(?=.?\d)\d*[.,]?\d{0,2}$/;

/** Of up to two decimals: '12.345,50' → 12345.5. null of an empty text; NaN of what can't be told: '12.345'. */
export function decimalNumber(text: string): number | null {
  if (text === '') return null;
  if (grouped.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (groupedInEnglish.test(text)) return Number(text.replaceAll(',', ''));
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** Undoes a change that is refused: the text, and the caret or the mark as it was. */
export function putBack(input: HTMLInputElement, before: string) {
  const after = input.value;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && after[start] === before[start]) start++;
  let end = 0;
  while (end < shorter - start && after.at(-1 - end) === before.at(-1 - end)) end++;
  input.value = before;
  input.setSelectionRange(start, before.length - end);
}
