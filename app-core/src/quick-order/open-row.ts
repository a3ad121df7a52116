import { useEffect, useRef } from 'react';
import { isOpen, type QuickProducto, type Row, type WrittenRow } from './rows.ts';

/** The list item of a line on the page. */
export const rowId = (clave: string): string => `renglon-${clave}`;

/** A finger answers by a chip: a field with the focus would bring up the keyboard, over half of the page. */
const answerOf = (item: HTMLElement | null): HTMLElement | null | undefined =>
  (globalThis.matchMedia?.('(pointer: coarse)').matches && item?.querySelector('[data-answer]')
    ? item.querySelector<HTMLElement>('[data-chip]')
    : undefined) ?? item?.querySelector<HTMLElement>('[data-answer] input');

/** Shows a line and gives the focus to the quantity that it asks, or else to its first control. */
export function showRow(clave: string): void {
  const item = document.getElementById(rowId(clave));
  item?.scrollIntoView?.({ block: 'center' });
  const control =
    answerOf(item) ?? item?.querySelector<HTMLElement>('button:enabled, input:enabled, textarea:enabled');
  control?.focus({ preventScroll: true });
}

/** Leads to the first line that waits for an answer; pressed again, to the next one, and after the last to the first. */
export function useNextOpen(open: readonly Pick<WrittenRow, 'clave'>[]): () => void {
  const shown = useRef<readonly string[]>([]);
  return () => {
    const claves = open.map(({ clave }) => clave);
    const next = claves.find((clave) => !shown.current.includes(clave));
    const target = next ?? claves[0];
    if (target === undefined) return;
    shown.current = next === undefined ? [target] : [...shown.current, target];
    showRow(target);
  };
}

/**
 * Keeps the keyboard where the work is: an answer takes away the control that had the focus. The returned function tells which
 * line was answered or removed. Once the line is read, the focus goes to what it still asks, or to the next open line.
 * @param onNone puts the focus somewhere else, where no line is open
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
  return (clave) => {
    answered.current = clave;
  };
}
