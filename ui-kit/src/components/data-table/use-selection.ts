import { type ChangeEvent, useRef } from 'react';
import type { DataSelection, RowKey } from './data-table-types.ts';

/**
 * Returns the selectable keys and the toggle of a row's checkbox. Shift selects the range from the last toggled row.
 */
export function useSelection<T>(
  selection: DataSelection<T> | undefined,
  rows: readonly T[],
  rowKey: (row: T) => RowKey,
) {
  const last = useRef<RowKey>(undefined);
  const page = rows.filter((row) => !selection?.refusal?.(row)).map(rowKey);

  const toggle = (key: RowKey, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const from = last.current === undefined ? -1 : page.indexOf(last.current);
    const to = page.indexOf(key);
    last.current = key;
    const range = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && from >= 0;
    const touched = range ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
    const rest = (selection?.selected ?? []).filter((other) => !touched.includes(other));
    selection?.onChange(target.checked ? [...rest, ...touched] : rest);
  };
  return { page, toggle };
}
