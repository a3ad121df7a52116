import { useThemeProps } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import type { InputFieldProps } from './field-frame.ts';
import { InputFrame } from './input-frame.tsx';
import { useFormField } from './use-form-field.ts';
import { integerText, numberTexts, useNumberText } from './use-number-text.ts';

export interface NumberFieldProps extends InputFieldProps {
  /** Smallest integer allowed. Default 0. */
  min?: number;
  max?: number;
  /** Step of the arrow keys. */
  step?: number;
  /** Whether dots group thousands, as in 50.000 pesos; not used for pieces. Default false. */
  grouped?: boolean;
  /** Unit after the number: 'kg', 'unidades', '%'. */
  unit?: ReactNode;
  texts?: Partial<typeof numberFieldTexts>;
}

export const numberFieldTexts = {
  ...numberTexts,
  min: (min: string) => `El valor no puede ser menor que ${min}.`,
  max: (max: string) => `El valor no puede ser mayor que ${max}.`,
  invalid: 'Escribe un número entero.',
};

const WHOLE = { decimals: 0 };
const PESOS = { decimals: 2, unit: 'money' } as const;
const plain = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** An integer in a Formik form. Null if empty, NaN if invalid. */
export function NumberField(inProps: NumberFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaNumberField' });
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, unit } = props;
  const texts = { ...numberFieldTexts, ...props.texts };
  const bound = useFormField<number | null>(props.name, (value) => {
    if (typeof value !== 'number') return undefined;
    if (!Number.isInteger(value)) return texts.invalid;
    if (value < min) return texts.min(plain.format(min));
    return value > max ? texts.max(plain.format(max)) : undefined;
  });
  const value = bound.field.value ?? null;
  const set = (next: number | null) => void bound.helpers.setValue(next);
  const typing = useNumberText({
    value,
    onChange: set,
    rules: props.grouped ? PESOS : WHOLE,
    textOf: integerText,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (way === undefined || bound.isSubmitting) return;
    event.preventDefault();
    set(value === null || Number.isNaN(value) ? Math.max(min, 0) : Math.min(max, Math.max(min, value + way)));
  };

  return (
    <InputFrame
      {...props}
      bound={bound}
      typing={typing}
      textOf={integerText}
      refused={texts.refused}
      end={unit}
      htmlInput={{
        role: 'spinbutton',
        inputMode: 'numeric',
        'aria-valuenow': value || value === 0 ? value : undefined,
        'aria-valuemin': min,
        'aria-valuemax': props.max,
        onKeyDown,
      }}
    />
  );
}
