import { useThemeProps } from '@mui/material/styles';
import { formatMoneyShort } from '../money.ts';
import type { InputFieldProps } from './field-frame.ts';
import { InputFrame } from './input-frame.tsx';
import { useFormField } from './use-form-field.ts';
import { moneyText, numberTexts, useNumberText } from './use-number-text.ts';

export interface MoneyFieldProps extends InputFieldProps {
  /** Lowest amount in pesos. */
  min?: number;
  max?: number;
  symbol?: string;
  texts?: Partial<typeof moneyFieldTexts>;
}

export const moneyFieldTexts = {
  ...numberTexts,
  min: (min: string) => `El monto no puede ser menor que ${min}.`,
  max: (max: string) => `El monto no puede superar ${max}.`,
  /** Message for an invalid or ambiguous amount. */
  invalid: 'Escribe un monto con hasta 2 decimales, por ejemplo 12345,50.',
};

const MONEY = { decimals: 2, unit: 'money' } as const;

/** Pesos in a Formik form: '12.345,50' on screen, 12345.5 in the values. Null if empty, NaN if invalid. */
export function MoneyField(inProps: MoneyFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaMoneyField' });
  const { min = 0, max = Number.POSITIVE_INFINITY, symbol = '$' } = props;
  const texts = { ...moneyFieldTexts, ...props.texts };
  const bound = useFormField<number | null>(props.name, (value) => {
    if (typeof value !== 'number') return undefined;
    if (Number.isNaN(value)) return texts.invalid;
    if (value < min) return texts.min(formatMoneyShort(min));
    return value > max ? texts.max(formatMoneyShort(max)) : undefined;
  });
  const value = bound.field.value ?? null;
  const onChange = (next: number | null) => void bound.helpers.setValue(next);
  const money = useNumberText({ value, onChange, rules: MONEY, textOf: moneyText });

  return (
    <InputFrame
      {...props}
      bound={bound}
      typing={money}
      textOf={moneyText}
      refused={texts.refused}
      start={symbol}
      htmlInput={{ inputMode: 'decimal', onFocus: money.enter }}
    />
  );
}
