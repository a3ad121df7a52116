import { useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { formatMoneyShort } from '../money.ts';
import { type InputFieldProps, InputFrame } from './input-frame.tsx';
import { cleanMoneyText, editableMoneyText, moneyText, parseMoney } from './money-text.ts';
import { useFormField } from './use-form-field.ts';

export interface MoneyFieldProps extends InputFieldProps {
  /** Pesos. */
  min?: number;
  max?: number;
  symbol?: string;
  minMessage?: (min: string) => string;
  maxMessage?: (max: string) => string;
}

/** Pesos in a Formik form: '12.345,50' on screen, 12345.5 in the values, null when empty. */
export function MoneyField(inProps: MoneyFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaMoneyField' });
  const { min = 0, max = Number.POSITIVE_INFINITY, symbol = '$' } = props;
  const { minMessage = (limit: string) => `El monto no puede ser menor que ${limit}.` } = props;
  const { maxMessage = (limit: string) => `El monto no puede superar ${limit}.` } = props;
  const bound = useFormField<number | null>(props.name, (value) => {
    if (typeof value !== 'number') return undefined;
    if (value < min) return minMessage(formatMoneyShort(min));
    return value > max ? maxMessage(formatMoneyShort(max)) : undefined;
  });
  const value = bound.field.value ?? null;
  // What is being typed, as long as it still means the value: one set from outside takes its place.
  const [draft, setDraft] = useState<string>();
  const text = draft !== undefined && parseMoney(draft) === value ? draft : moneyText(value);

  return (
    <InputFrame
      {...props}
      bound={bound}
      text={text}
      onText={(raw) => {
        const next = cleanMoneyText(raw);
        setDraft(next);
        void bound.helpers.setValue(parseMoney(next));
      }}
      onLeave={() => setDraft(undefined)}
      start={symbol}
      htmlInput={{
        inputMode: 'decimal',
        // Without the dots, deleting a digit cannot change what a dot means.
        onFocus: () => setDraft(editableMoneyText(value)),
      }}
    />
  );
}
