import { type FocusEvent, useState } from 'react';
import { cleanMoneyText, moneyText, parseMoney } from './money-text.ts';
import { selectAll } from './select-all.ts';

/**
 * What stands in a field for pesos, or for another number of two decimals: grouped when left, plain while one types,
 * and what was typed as it was typed.
 */
export function useMoneyText(
  value: number | null,
  onChange: (value: number | null) => void,
  textOf: (value: number | null) => string = moneyText,
) {
  // As long as it still means the value, to the cent: one set from outside takes its place.
  const [draft, setDraft] = useState<string>();
  return {
    text: draft !== undefined && textOf(parseMoney(draft)) === textOf(value) ? draft : textOf(value),
    type: (raw: string) => {
      const next = cleanMoneyText(raw);
      setDraft(next);
      onChange(parseMoney(next));
    },
    // Without the dots, deleting a digit cannot change what a dot means.
    enter: ({ target }: FocusEvent<HTMLInputElement>) => {
      setDraft(textOf(value).replaceAll('.', ''));
      selectAll(target);
    },
    leave: () => setDraft(undefined),
  };
}
