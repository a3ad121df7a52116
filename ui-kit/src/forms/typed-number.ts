/**
 * What becomes of a key or a paste in a field for a number. A key that belongs to no number does nothing, and the field says
 * why. What stands in the field is never another number than the one that was typed: '1e3' is not 13.
 */

/** Characters that keys may write; a sign of the unit only where the field has one. */
export const TYPED = { whole: /^[-\d.,]*$/, decimal: /^[-\u2212\d., $%]*$/ };
export type Typed = keyof typeof TYPED;

/** Keys that did nothing, and where. */
export interface Swallowed {
  keys: string;
  at: number;
}

export interface TypedText {
  /** What stands in the field. */
  text: string;
  /** The last key did nothing. */
  refused: boolean;
  swallowed?: Swallowed | undefined;
}

const isKey = ({ inputType }: InputEvent) =>
  inputType === 'insertText' || inputType === 'insertCompositionText';

/**
 * The field's text after a change. A paste stays as it was pasted. A digit typed after a key that did nothing stands behind
 * that key again, where something stands before both: the text is then no number, in place of another number.
 */
export function typedText(event: Event, input: HTMLInputElement, before: TypedText, typed: Typed): TypedText {
  const { data } = event as InputEvent;
  const whole = { text: input.value, refused: false };
  if (!data || !isKey(event as InputEvent)) return whole;
  const at = (input.selectionStart ?? input.value.length) - data.length;
  const { swallowed } = before;
  const isBehind = swallowed?.at === at;
  // A text that is no number anyway may be edited freely.
  if (!TYPED[typed].test(data) && TYPED[typed].test(before.text)) {
    putBack(input, before.text);
    const keys = (isBehind ? swallowed.keys : '') + data;
    return { text: before.text, refused: true, swallowed: { keys, at } };
  }
  if (!isBehind || !/\d/.test(input.value.slice(0, at))) return whole;
  return { ...whole, text: input.value.slice(0, at) + swallowed.keys + input.value.slice(at) };
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
