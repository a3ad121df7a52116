import { useCallback, useEffect, useRef } from 'react';
import { finishTurns } from 'ui-kit/use-turn';
import { isOpen, type QuickProducto, type Row, type WrittenRow } from './rows.ts';

/** Element id of a line's list item. */
export const rowId = (clave: string): string => `renglon-${clave}`;

/** On a touch screen, focus a chip: a focused field would open the keyboard over half of the page. */
const answerOf = (item: HTMLElement | null): HTMLElement | null | undefined =>
  (globalThis.matchMedia?.('(pointer: coarse)').matches && item?.querySelector('[data-answer]')
    ? item.querySelector<HTMLElement>('[data-chip]')
    : undefined) ?? item?.querySelector<HTMLElement>('[data-answer] input');

/** Scrolls to a line and focuses the quantity it asks for, or else its first control. */
export function showRow(clave: string): void {
  const item = document.getElementById(rowId(clave));
  item?.scrollIntoView?.({ block: 'center' });
  const control =
    answerOf(item) ?? item?.querySelector<HTMLElement>('button:enabled, input:enabled, textarea:enabled');
  control?.focus({ preventScroll: true });
}

/** Returns a function that shows the next line that waits for an answer; after the last line, the first. */
export function useNextOpen(open: readonly Pick<WrittenRow, 'clave'>[]): () => void {
  const shown = useRef<readonly string[]>([]);
  return () => {
    const claves = open.map(({ clave }) => clave);
    const next = claves.find((clave) => !shown.current.includes(clave));
    const target = next ?? claves[0];
    if (target === undefined) return;
    shown.current = next === undefined ? [target] : [...shown.current, target];
    finishTurns();
    showRow(target);
  };
}

/**
 * Moves the focus after an answer, because the focused control disappears. Call the returned function with the answered
 * or removed line. After the line is read, the focus goes to its next question or to the next open line.
 * @param onNone moves the focus when no line is open
 */
export function useFocusAfterAnswer(
  rows: readonly Row<QuickProducto>[],
  onNone: () => void,
): (clave: string) => void {
  const answered = useRef<string>(undefined);
  useEffect(() => {
    const clave = answered.current;
    const row = rows.find((one) => one.clave === clave);
    if (clave === undefined || (row && !row.found)) return;
    answered.current = undefined;
    if (document.activeElement?.matches('button, input, textarea')) return;
    const next = row && isOpen(row) ? row : rows.find(isOpen);
    if (next) showRow(next.clave);
    else onNone();
  });
  return useCallback((clave) => {
    answered.current = clave;
  }, []);
}
