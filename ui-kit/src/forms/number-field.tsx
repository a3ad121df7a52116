import { useThemeProps } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { type InputFieldProps, InputFrame } from './input-frame.tsx';
import { integerText, wholeDigits } from './integer-text.ts';
import { useFormField } from './use-form-field.ts';

export interface NumberFieldProps extends InputFieldProps {
  /** Smallest integer allowed. Default 0; negative ones only if it is below. */
  min?: number;
  max?: number;
  /** What the arrow keys add. */
  step?: number;
  /** What is counted: 'kg', 'unidades', '%'. */
  unit?: ReactNode;
  minMessage?: (min: string) => string;
  maxMessage?: (max: string) => string;
}

const plain = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** An integer in a Formik form; null when empty. */
export function NumberField(inProps: NumberFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaNumberField' });
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, unit } = props;
  const { minMessage = (limit: string) => `El valor no puede ser menor que ${limit}.` } = props;
  const { maxMessage = (limit: string) => `El valor no puede ser mayor que ${limit}.` } = props;
  const bound = useFormField<number | null>(props.name, (value) => {
    if (typeof value !== 'number') return undefined;
    if (value < min) return minMessage(plain.format(min));
    return value > max ? maxMessage(plain.format(max)) : undefined;
  });
  const value = bound.field.value ?? null;
  const set = (next: number | null) => void bound.helpers.setValue(next);

  const read = (text: string) => {
    const digits = wholeDigits(text, 15);
    const sign = min < 0 && text.trim().startsWith('-') ? -1 : 1;
    set(digits === '' ? null : sign * Number(digits));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (way === undefined || bound.isSubmitting) return;
    event.preventDefault();
    set(value === null ? Math.max(min, 0) : Math.min(max, Math.max(min, value + way)));
  };

  return (
    <InputFrame
      {...props}
      bound={bound}
      text={integerText(value)}
      onText={read}
      end={unit}
      htmlInput={{
        role: 'spinbutton',
        inputMode: 'numeric',
        'aria-valuenow': value ?? undefined,
        'aria-valuemin': min,
        'aria-valuemax': props.max,
        onKeyDown,
      }}
    />
  );
}
