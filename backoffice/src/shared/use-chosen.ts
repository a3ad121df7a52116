import { useState } from 'react';

/**
 * Selected rows across pages, with current data for visible rows.
 * @param rows the rows of the current page
 */
export function useChosen<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [remembered, choose] = useState<readonly Row[]>([]);
  const here = new Map(rows.map((row) => [keyOf(row), row]));
  const chosen = remembered.map((row) => here.get(keyOf(row)) ?? row);
  const known = new Map([...chosen, ...rows].map((row) => [keyOf(row), row]));
  return {
    chosen,
    choose,
    /** Props of a table's selection. */
    fields: {
      selected: chosen.map(keyOf),
      onChange: (keys: readonly (string | number)[]) =>
        choose(keys.flatMap((key) => known.get(String(key)) ?? [])),
    },
  };
}
