import { type NumberRules, numberIn, readNumber } from 'api-client/contract/written-number';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { type TypedText, typedText } from './typed-number.ts';

/** Returns a function that formats a number, and returns '' without a number. */
function formatterOf(options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat('es-AR', options);
  return (value: number | null | undefined): string =>
    typeof value === 'number' && Number.isFinite(value) ? format.format(value) : '';
}

/** 12345.5 → '12.345,50'. */
export const moneyText = /* @__PURE__ */ formatterOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** 7.5 → '7,5', without trailing zeros. */
export const percentText = /* @__PURE__ */ formatterOf({ maximumFractionDigits: 2 });
/** 9.85 → '9,85'. Without thousands groups, so that each text up to 1000 kilos has one meaning. */
export const kilosText = /* @__PURE__ */ formatterOf({ useGrouping: false, maximumFractionDigits: 3 });
/** 1200 → '1200'. A value with decimals keeps them: '2,5'. */
export const integerText = /* @__PURE__ */ formatterOf({ useGrouping: false, maximumFractionDigits: 10 });

/**
 * Selects the text of a field on focus, so that typing replaces it. Selects again after a click placed the cursor,
 * unless the user typed meanwhile.
 */
function selectAll(input: HTMLInputElement) {
  // React rewrites the field on focus; wait for that.
  queueMicrotask(() => {
    input.select();
    const { value } = input;
    requestAnimationFrame(() => {
      if (input.value === value && document.activeElement === input) input.select();
    });
  });
}

type Value = number | null;

/** Rules of a quantity in kilos. Set `max` too: without a maximum, 9,850 may mean 9850. */
export const KILOS = { decimals: 3, unit: 'weight' } as const;

/** `refused`: message after a refused key. */
export const numberTexts = { refused: 'Solo números.' };

interface NumberTextOptions {
  /** The number; NaN while the text is invalid or ambiguous. */
  value: Value;
  onChange: (value: Value) => void;
  rules: NumberRules;
  textOf: (value: Value) => string;
  /** Value of an empty field. Default null. */
  empty?: Value;
}

/** State of a number field's text: as typed while editing, formatted after blur unless invalid. */
export function useNumberText({ value, onChange, rules, textOf, empty = null }: NumberTextOptions) {
  const [draft, setDraft] = useState<TypedText>();
  const parse = (text: string) => numberIn(text, rules) ?? empty;
  const written = textOf(value);
  // Keep the typed text while it means the value; an external value replaces it.
  const means = (text: string) =>
    Object.is(parse(text), value) || (written !== '' && textOf(parse(text)) === written);
  const text = draft && means(draft.text) ? draft.text : written;
  const read = readNumber(text, rules);
  return {
    text,
    /** True if the last key was refused. */
    refused: draft?.refused ?? false,
    /** The two numbers that an ambiguous text may mean. */
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
      // The field already shows the sign.
      const bare = rules.unit === 'money' ? next.text.replace(/^[\s$]+(?=[-\d.,])/, '') : next.text;
      setDraft({ ...next, text: bare });
      if (!next.refused) onChange(parse(bare));
    },
    enter: ({ target }: FocusEvent<HTMLInputElement>) => {
      // Remove the dots: deleting a digit must not change the meaning of a dot.
      if (text === written) setDraft({ text: written.replaceAll('.', ''), refused: false });
      selectAll(target);
    },
    leave: () =>
      setDraft((last) =>
        last && (value === null || value >= 0) ? undefined : last && { text: last.text, refused: false },
      ),
  };
}
