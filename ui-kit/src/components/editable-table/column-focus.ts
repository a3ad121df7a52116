import type { KeyboardEvent } from 'react';
import { fieldColumn } from '../data-table/field-in-cell.ts';

const steps: Record<string, 1 | -1 | undefined> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus in a column: Enter and arrow down to the next row, arrow up to the previous one. Stays at the ends.
 * Cells of a column share the table and the value of `fieldColumn`.
 */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  // Enter must not submit the form either.
  event.preventDefault();
  const here = event.currentTarget;
  const cells = [
    ...(here.closest('table')?.querySelectorAll<HTMLInputElement>(`input[${fieldColumn}]`) ?? []),
  ].filter((cell) => !cell.disabled && cell.getAttribute(fieldColumn) === here.getAttribute(fieldColumn));
  cells[cells.indexOf(here) + step]?.focus();
}
