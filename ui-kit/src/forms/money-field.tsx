import { useThemeProps } from '@mui/material/styles';
import { formatMoneyShort } from '../money.ts';
import { type InputFieldProps, InputFrame } from './input-frame.tsx';
import { useFormField } from './use-form-field.ts';
import { useMoneyText } from './use-money-text.ts';

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
  const money = useMoneyText(value, (next) => void bound.helpers.setValue(next));

  return (
    <InputFrame
      {...props}
      bound={bound}
      text={money.text}
      onText={money.type}
      onLeave={money.leave}
      start={symbol}
      htmlInput={{ inputMode: 'decimal', onFocus: money.enter }}
    />
  );
}
