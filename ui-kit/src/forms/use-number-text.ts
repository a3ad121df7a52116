import { type NumberRules, numberIn, readNumber } from 'api-client/contract/written-number';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { selectAll } from './select-all.ts';
import { type TypedText, typedText } from './typed-number.ts';

type Value = number | null;

/** `refused`: when a key did nothing. */
export const numberTexts = { refused: 'Solo números.' };

interface NumberTextOptions {
  /** NaN while what stands in the field is no number, or may be two. */
  value: Value;
  onChange: (value: Value) => void;
  rules: NumberRules;
  textOf: (value: Value) => string;
  /** What an emptied field means. */
  empty?: Value;
}

/**
 * What stands in a field for a number: as it was typed while one types, plain; written out when left, unless it is no
 * number that can be meant.
 */
export function useNumberText({ value, onChange, rules, textOf, empty = null }: NumberTextOptions) {
  const [draft, setDraft] = useState<TypedText>();
  const parse = (text: string) => numberIn(text, rules) ?? empty;
  const written = textOf(value);
  // As long as it still means the value, as far as the field writes it: one set from outside takes its place.
  const means = (text: string) =>
    Object.is(parse(text), value) || (written !== '' && textOf(parse(text)) === written);
  const text = draft && means(draft.text) ? draft.text : written;
  const read = readNumber(text, rules);
  return {
    text,
    /** A key did nothing. */
    refused: draft?.refused ?? false,
    /** The two numbers that the text may mean. */
    question: read.kind === 'question' ? read.readings : undefined,
    choose: (reading: number) => {
      setDraft(undefined);
      onChange(reading);
    },
    type: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const before = { text, refused: false, swallowed: draft?.swallowed };
      const next = typedText(
        nativeEvent,
        target as HTMLInputElement,
        before,
        rules.decimals === 0 ? 'whole' : 'decimal',
      );
      // The sign stands beside the field already.
      const bare = rules.unit === 'money' ? next.text.replace(/^[\s$]+(?=[-\d.,])/, '') : next.text;
      setDraft({ ...next, text: bare });
      if (!next.refused) onChange(parse(bare));
    },
    enter: ({ target }: FocusEvent<HTMLInputElement>) => {
      // Without the dots, deleting a digit cannot change what a dot means.
      if (text === written) setDraft({ text: written.replaceAll('.', ''), refused: false });
      selectAll(target);
    },
    leave: () =>
      setDraft((last) =>
        last && (value === null || value >= 0) ? undefined : last && { text: last.text, refused: false },
      ),
  };
}
