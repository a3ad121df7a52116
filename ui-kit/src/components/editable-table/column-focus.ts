import type { KeyboardEvent } from 'react';
import { fieldColumn } from '../data-table/field-in-cell.ts';

const steps: Record<string, 1 | -1 | undefined> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Enter and arrow down go to the same column of the next row, arrow up to the one above. At the ends the focus stays.
 * The cells of a column are those of the same table with the same `fieldColumn`.
 */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  // Nor does Enter send the form around it.
  event.preventDefault();
  const here = event.currentTarget;
  const cells = [
    ...(here.closest('table')?.querySelectorAll<HTMLInputElement>(`input[${fieldColumn}]`) ?? []),
  ].filter((cell) => !cell.disabled && cell.getAttribute(fieldColumn) === here.getAttribute(fieldColumn));
  cells[cells.indexOf(here) + step]?.focus();
}
