import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Keeps the cursor after the same character when a text is reformatted ('2012' → '20-12'). `parse` returns the
 * significant characters.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, parse: (text: string) => string) {
  const before = useRef<number>(undefined);
  // After a refused character, React restores the old text with the cursor at its end.
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
