import { useRef } from 'react';
import type { Row } from './use-rows.ts';

/** The list item of a line on the page. */
export const rowId = (clave: string): string => `renglon-${clave}`;

/** Shows a line and gives its first control the focus. */
function show(clave: string): void {
  const item = document.getElementById(rowId(clave));
  item?.scrollIntoView({ block: 'center' });
  item
    ?.querySelector<HTMLElement>('button:enabled, input:enabled, textarea:enabled')
    ?.focus({ preventScroll: true });
}

/** Leads to the first line that waits for an answer; pressed again, to the next one, and after the last to the first. */
export function useNextOpen(open: readonly Row[]): () => void {
  const shown = useRef<readonly string[]>([]);
  return () => {
    const claves = open.map(({ clave }) => clave);
    const next = claves.find((clave) => !shown.current.includes(clave));
    const target = next ?? claves[0];
    if (target === undefined) return;
    shown.current = next === undefined ? [target] : [...shown.current, target];
    show(target);
  };
}
