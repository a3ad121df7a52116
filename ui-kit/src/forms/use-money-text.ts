import { useState } from 'react';
import { cleanMoneyText, editableMoneyText, moneyText, parseMoney } from './money-text.ts';

/** What stands in a field for pesos: grouped when left, plain while one types, and what was typed as it was typed. */
export function useMoneyText(value: number | null, onChange: (value: number | null) => void) {
  // As long as it still means the value: one set from outside takes its place.
  const [draft, setDraft] = useState<string>();
  return {
    text: draft !== undefined && parseMoney(draft) === value ? draft : moneyText(value),
    type: (raw: string) => {
      const next = cleanMoneyText(raw);
      setDraft(next);
      onChange(parseMoney(next));
    },
    // Without the dots, deleting a digit cannot change what a dot means.
    enter: () => setDraft(editableMoneyText(value)),
    leave: () => setDraft(undefined),
  };
}
