import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { elevation } from '../../theme/tokens.ts';
import { StepperFrame } from '../quantity-stepper/stepper-frame.tsx';
import { type QuantityMessages, quantityError, quantityMessages } from './quantity-messages.ts';

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

const Root = styled('div', { name: 'TiendaQuantity', slot: 'Field' })({ position: 'relative', minWidth: 0 });

const Message = styled('div', { name: 'TiendaQuantity', slot: 'Message' })(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  // Over what follows, so that a message moves no card of the row.
  zIndex: 2,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 'max(100%, 160px)',
  padding: '4px 8px',
  borderRadius: 6,
  background: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
  boxShadow: elevation.light,
  '&:empty': { display: 'none' },
}));

/** The quantity on a product card: says what is wrong once the person has typed, never before. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, min = 1, max = 999, maxDigits = 3, label = 'Cantidad', disabled = false } = props;
  const { messages = quantityMessages, decreaseLabel = 'Restar uno', increaseLabel = 'Sumar uno' } = props;
  const text = String(value);
  const id = useId();
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
  const read = (raw: string) => {
    if (/^\d*$/.test(raw) && raw.length <= maxDigits) return emit(raw);
    if (/^\d+[.,]\d*$/.test(raw)) return emit(text, messages.integer);
    if (/^\d+$/.test(raw)) return emit(text, messages.max);
    emit(text, messages.number);
  };

  return (
    <Root>
      <StepperFrame
        invalid={error !== undefined}
        decreaseLabel={`${decreaseLabel}: ${label}`}
        increaseLabel={`${increaseLabel}: ${label}`}
        canDecrease={!disabled && number > min}
        canIncrease={!disabled && number < max}
        onDecrease={() => emit(String(Math.max(min, number - 1)))}
        onIncrease={() => emit(String(Math.min(max, Math.max(min, number + 1))))}
        input={{
          'aria-label': label,
          'aria-invalid': error !== undefined,
          'aria-describedby': error ? id : undefined,
          value: text,
          disabled,
          onChange: (event) => read(event.target.value),
          onFocus: (event) => event.target.select(),
          onKeyDown: (event) => {
            if (event.key === 'Enter') props.onSubmit?.();
            if (event.key === 'ArrowUp' && number < max) emit(String(Math.max(min, number + 1)));
            if (event.key === 'ArrowDown' && number > min) emit(String(number - 1));
          },
        }}
      />
      <Message id={id} aria-live="polite">
        {error}
      </Message>
    </Root>
  );
}
