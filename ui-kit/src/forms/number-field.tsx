import { useThemeProps } from '@mui/material/styles';
import { UNREADABLE_KILOS } from 'api-client/contract/kilos';
import type { KeyboardEvent, ReactNode } from 'react';
import type { InputFieldProps } from './field-frame.ts';
import { InputFrame } from './input-frame.tsx';
import { useFormField } from './use-form-field.ts';
import { integerText, KILOS, kilosText, numberTexts, useNumberText } from './use-number-text.ts';

export interface NumberFieldProps extends InputFieldProps {
  /** Smallest number allowed. Default 0. */
  min?: number;
  max?: number;
  /** Step of the arrow keys. */
  step?: number;
  /** Whether dots group thousands, as in 50.000 pesos; not used for pieces. Default false. */
  grouped?: boolean;
  /** Whether the number is in kilos, with up to three decimals. Set `max` too, so that 9.850 means 9,85. Default false. */
  kilos?: boolean;
  /** Unit after the number: 'kg', 'unidades', '%'. Default 'kg' for kilos. */
  unit?: ReactNode;
  texts?: Partial<typeof numberFieldTexts>;
}

export const numberFieldTexts = {
  ...numberTexts,
  min: (min: string) => `El valor no puede ser menor que ${min}.`,
  max: (max: string) => `El valor no puede ser mayor que ${max}.`,
  invalid: 'Escribe un número entero.',
  /** Message for invalid or ambiguous kilos. */
  invalidKilos: UNREADABLE_KILOS,
  kilosUnit: 'kg',
};

const WHOLE = { decimals: 0 };
const PESOS = { decimals: 2, unit: 'money' } as const;
const plain = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3 });

/** An integer, or kilos with decimals, in a Formik form. Null if empty, NaN if invalid. */
export function NumberField(inProps: NumberFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaNumberField' });
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, kilos = false } = props;
  const texts = { ...numberFieldTexts, ...props.texts };
  const bound = useFormField<number | null>(props.name, (value) => {
    if (typeof value !== 'number') return undefined;
    if (kilos ? Number.isNaN(value) : !Number.isInteger(value)) {
      return kilos ? texts.invalidKilos : texts.invalid;
    }
    if (value < min) return texts.min(plain.format(min));
    return value > max ? texts.max(plain.format(max)) : undefined;
  });
  const value = bound.field.value ?? null;
  const set = (next: number | null) => void bound.helpers.setValue(next);
  const textOf = kilos ? kilosText : integerText;
  const typing = useNumberText({
    value,
    onChange: set,
    rules: kilos ? { ...KILOS, max } : props.grouped ? PESOS : WHOLE,
    textOf,
  });

  // A form's contract asks for whole numbers, because only the field knows that the number is in kilos.
  const isUnread = kilos && bound.error !== undefined && Number.isNaN(value);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (way === undefined || bound.isSubmitting) return;
    event.preventDefault();
    // Rounded, because 9.85 + 1 has more decimals in binary.
    const next = Math.round(((value ?? 0) + way) * 1000) / 1000;
    set(value === null || Number.isNaN(value) ? Math.max(min, 0) : Math.min(max, Math.max(min, next)));
  };

  return (
    <InputFrame
      {...props}
      bound={isUnread ? { ...bound, error: texts.invalidKilos } : bound}
      typing={typing}
      textOf={textOf}
      refused={texts.refused}
      end={kilos ? (props.unit ?? texts.kilosUnit) : props.unit}
      htmlInput={{
        role: 'spinbutton',
        inputMode: kilos ? 'decimal' : 'numeric',
        'aria-valuenow': value || value === 0 ? value : undefined,
        'aria-valuemin': min,
        'aria-valuemax': props.max,
        onKeyDown,
      }}
    />
  );
}
