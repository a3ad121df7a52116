import { useState } from 'react';

/**
 * Rows chosen on one page or more, as they are now where they are in sight and else as they were seen.
 * @param rows those of the page
 */
export function useChosen<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [remembered, choose] = useState<readonly Row[]>([]);
  const here = new Map(rows.map((row) => [keyOf(row), row]));
  const chosen = remembered.map((row) => here.get(keyOf(row)) ?? row);
  const known = new Map([...chosen, ...rows].map((row) => [keyOf(row), row]));
  return {
    chosen,
    choose,
    /** Of a table's selection. */
    fields: {
      selected: chosen.map(keyOf),
      onChange: (keys: readonly (string | number)[]) =>
        choose(keys.flatMap((key) => known.get(String(key)) ?? [])),
    },
  };
}
