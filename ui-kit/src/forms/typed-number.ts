/**
 * Handles keys and pastes in a number field. A key that cannot belong to a number does nothing, and the field says why.
 * The text never becomes another number than the typed one: '1e3' is not 13.
 */

/** Allowed characters; a unit's sign only if the field has a unit. */
export const TYPED = { whole: /^[-\d.,]*$/, decimal: /^[-\u2212\d., $%]*$/ };
export type Typed = keyof typeof TYPED;

/** Refused keys and their position. */
export interface DroppedCharacters {
  keys: string;
  at: number;
}

export interface TypedText {
  /** Text of the field. */
  text: string;
  /** Whether the last key was refused. */
  refused: boolean;
  swallowed?: DroppedCharacters | undefined;
}

const isKey = ({ inputType }: InputEvent) =>
  inputType === 'insertText' || inputType === 'insertCompositionText';

/**
 * Returns the field's text after a change. A paste is kept as pasted. A digit typed after a refused key brings that key
 * back if text stands before both: the text is then invalid, not another number.
 */
export function typedText(event: Event, input: HTMLInputElement, before: TypedText, typed: Typed): TypedText {
  const { data } = event as InputEvent;
  const whole = { text: input.value, refused: false };
  if (!data || !isKey(event as InputEvent)) return whole;
  const at = (input.selectionStart ?? input.value.length) - data.length;
  const { swallowed } = before;
  const isBehind = swallowed?.at === at;
  // An invalid text may be edited freely.
  if (!TYPED[typed].test(data) && TYPED[typed].test(before.text)) {
    restoreText(input, before.text);
    const keys = (isBehind ? swallowed.keys : '') + data;
    return { text: before.text, refused: true, swallowed: { keys, at } };
  }
  if (!isBehind || !/\d/.test(input.value.slice(0, at))) return whole;
  return { ...whole, text: input.value.slice(0, at) + swallowed.keys + input.value.slice(at) };
}

/** Undoes a refused change: restores the text and the cursor or selection. */
export function restoreText(input: HTMLInputElement, before: string) {
  const after = input.value;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && after[start] === before[start]) start++;
  let end = 0;
  while (end < shorter - start && after.at(-1 - end) === before.at(-1 - end)) end++;
  input.value = before;
  input.setSelectionRange(start, before.length - end);
}
