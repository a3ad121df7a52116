import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { selectAll } from './select-all.ts';
import { putBack, typedNumber } from './typed-number.ts';

type Value = number | null;

/** `refused`: when a key or a paste did nothing. */
export const numberTexts = { refused: 'Solo números.' };

interface NumberTextOptions {
  /** NaN while what stands in the field is no number that it takes. */
  value: Value;
  onChange: (value: Value) => void;
  parse: (text: string) => Value;
  textOf: (value: Value) => string;
}

/**
 * What stands in a field for a number: as it was typed while one types, plain; written out when left, unless it is no
 * number that can be meant.
 */
export function useNumberText({ value, onChange, parse, textOf }: NumberTextOptions) {
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const written = textOf(value);
  // As long as it still means the value, as far as the field writes it: one set from outside takes its place.
  const means = (text: string) =>
    Object.is(parse(text), value) || (written !== '' && textOf(parse(text)) === written);
  const text = draft !== undefined && means(draft) ? draft : written;
  return {
    text,
    /** A key or a paste did nothing. */
    refused,
    type: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const input = target as HTMLInputElement;
      const next = typedNumber(input.value);
      setRefused(next === undefined);
      if (next === undefined) return putBack(input, text);
      setDraft(next);
      onChange(parse(next));
    },
    enter: ({ target }: FocusEvent<HTMLInputElement>) => {
      // Without the dots, deleting a digit cannot change what a dot means.
      if (text === written) setDraft(written.replaceAll('.', ''));
      selectAll(target);
    },
    leave: () => {
      setRefused(false);
      if (value === null || value >= 0) setDraft(undefined);
    },
  };
}
