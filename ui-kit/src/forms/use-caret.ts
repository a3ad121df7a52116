import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Keeps the caret after the same character when a text is written differently than it was typed ('2012' → '20-12').
 * `parse` gives what counts of a text.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, parse: (text: string) => string) {
  const before = useRef<number>(undefined);
  // A refused character changes nothing: React puts the old text back, and the caret at its end.
  const [, again] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    const element = input.current;
    if (before.current === undefined || !element) return;
    let at = 0;
    while (at < element.value.length && parse(element.value.slice(0, at)).length < before.current) at++;
    before.current = undefined;
    if (document.activeElement === element) element.setSelectionRange(at, at);
  });

  return ({ value, selectionStart }: { value: string; selectionStart: number | null }) => {
    before.current = parse(value.slice(0, selectionStart ?? value.length)).length;
    again();
  };
}
