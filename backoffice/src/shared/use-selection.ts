import { useState } from 'react';

/**
 * Selected rows across pages, with current data for visible rows.
 * @param rows the rows of the current page
 */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [remembered, select] = useState<readonly Row[]>([]);
  const rowsByKey = new Map(rows.map((row) => [keyOf(row), row]));
  const selected = remembered.map((row) => rowsByKey.get(keyOf(row)) ?? row);
  const knownByKey = new Map([...selected, ...rows].map((row) => [keyOf(row), row]));
  return {
    selected,
    select,
    /** Props of a table's selection. */
    selectionProps: {
      selected: selected.map(keyOf),
      onChange: (keys: readonly (string | number)[]) =>
        select(keys.flatMap((key) => knownByKey.get(String(key)) ?? [])),
    },
  };
}
