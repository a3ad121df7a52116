import { useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { StepperFrame } from '../quantity-stepper/stepper-frame.tsx';
import { CARD_MAXIMUM, type QuantityMessages, quantityError, quantityMessages } from './quantity-messages.ts';

export interface QuantityFieldProps {
  /** What stands in the field. '' is empty; 0 is the state after adding. */
  value: string | number;
  /** Digits only, at most `maxDigits` of them; '' when emptied. */
  onChange: (value: string) => void;
  min?: number;
  /** Plus stops here. Infinity: no upper bound. Default 999. */
  max?: number;
  maxDigits?: number;
  /** Accessible name, e.g. 'Cantidad de Almendras'. */
  label?: string;
  disabled?: boolean;
  messages?: QuantityMessages;
  decreaseLabel?: string;
  increaseLabel?: string;
  /** Enter in the field. */
  onSubmit?: () => void;
}

/** The quantity on a product card: says what is wrong once the person has typed, never before. */
export function QuantityField(inProps: QuantityFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaQuantityField' });
  const {
    value,
    onChange,
    min = 1,
    max = CARD_MAXIMUM,
    maxDigits = 3,
    label = 'Cantidad',
    disabled = false,
  } = props;
  const { messages = quantityMessages, decreaseLabel = 'Restar uno', increaseLabel = 'Sumar uno' } = props;
  const text = String(value);
  // The value that the person left here: one that comes from outside afterwards is not theirs to be blamed for.
  const [typed, setTyped] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const error = typed === text ? (rejected ?? quantityError(text, { min, max, messages })) : undefined;
  const number = Number(text) || 0;

  const emit = (next: string, complaint?: string) => {
    setTyped(next);
    setRejected(complaint);
    if (next !== text) onChange(next);
  };
  const up = () => emit(String(Math.min(max, Math.max(min, number + 1))));
  const down = () => emit(String(Math.max(min, number - 1)));
  const read = (raw: string) => {
    if (/^\d*$/.test(raw) && raw.length <= maxDigits) return emit(raw);
    if (/^\d+[.,]\d*$/.test(raw)) return emit(text, messages.integer);
    if (/^\d+$/.test(raw)) return emit(text, messages.max);
    emit(text, messages.number);
  };

  return (
    <StepperFrame
      error={error}
      decreaseLabel={`${decreaseLabel}: ${label}`}
      increaseLabel={`${increaseLabel}: ${label}`}
      canDecrease={!disabled && number > min}
      canIncrease={!disabled && number < max}
      onDecrease={down}
      onIncrease={up}
      input={{
        'aria-label': label,
        value: text,
        disabled,
        onChange: (event) => read(event.target.value),
        onFocus: (event) => event.target.select(),
        // What was refused is not what stands there: nothing is wrong any more.
        onBlur: () => setRejected(undefined),
        onKeyDown: (event) => {
          if (event.key === 'Enter') props.onSubmit?.();
          if (event.key === 'ArrowUp' && number < max) up();
          if (event.key === 'ArrowDown' && number > min) down();
        },
      }}
    />
  );
}
