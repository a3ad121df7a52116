import { useThemeProps } from '@mui/material/styles';
import { formatMoneyShort } from '../money.ts';
import { type InputFieldProps, InputFrame } from './input-frame.tsx';
import { moneyText } from './number-text.ts';
import { decimalNumber } from './typed-number.ts';
import { useFormField } from './use-form-field.ts';
import { useNumberText } from './use-number-text.ts';

export interface MoneyFieldProps extends InputFieldProps {
  /** Pesos. */
  min?: number;
  max?: number;
  symbol?: string;
  minMessage?: (min: string) => string;
  maxMessage?: (max: string) => string;
  /** Said of what is no amount, or might be two. */
  invalidMessage?: string;
}

/** Pesos in a Formik form: '12.345,50' on screen, 12345.5 in the values, null when empty, NaN of what is no amount. */
export function MoneyField(inProps: MoneyFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaMoneyField' });
  const { min = 0, max = Number.POSITIVE_INFINITY, symbol = '$' } = props;
  const { minMessage = (limit: string) => `El monto no puede ser menor que ${limit}.` } = props;
  const { maxMessage = (limit: string) => `El monto no puede superar ${limit}.` } = props;
  const { invalidMessage = 'Escribe un monto con hasta 2 decimales, por ejemplo 12345,50.' } = props;
  const bound = useFormField<number | null>(props.name, (value) => {
    if (typeof value !== 'number') return undefined;
    if (Number.isNaN(value)) return invalidMessage;
    if (value < min) return minMessage(formatMoneyShort(min));
    return value > max ? maxMessage(formatMoneyShort(max)) : undefined;
  });
  const value = bound.field.value ?? null;
  const onChange = (next: number | null) => void bound.helpers.setValue(next);
  const money = useNumberText({ value, onChange, parse: decimalNumber, textOf: moneyText });

  return (
    <InputFrame
      {...props}
      bound={bound}
      typing={money}
      start={symbol}
      htmlInput={{ inputMode: 'decimal', onFocus: money.enter }}
    />
  );
}
