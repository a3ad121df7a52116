import { useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { StepperFrame } from './stepper-frame.tsx';
import { type StepperMessages, stepperError, stepperMessages } from './stepper-messages.ts';

export interface QuantityStepperProps {
  /** The quantity that counts, an integer. */
  value: number;
  /** Only ever called with an integer from min to max. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Accessible name of the number, e.g. 'Cantidad de Almendras'. */
  label?: string;
  disabled?: boolean;
  messages?: StepperMessages;
  decreaseLabel?: string;
  increaseLabel?: string;
  /** A typed value that does not count, when the field is left: the field takes back the old one. */
  onInvalid?: (raw: string) => void;
}

/** A quantity that is always valid: what can't be is told, not taken over, and goes when the field is left. */
export function QuantityStepper(inProps: QuantityStepperProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaQuantityStepper' });
  const {
    value,
    onChange,
    min = 1,
    max = Number.POSITIVE_INFINITY,
    label = 'Cantidad',
    disabled = false,
  } = props;
  const { messages = stepperMessages, onInvalid } = props;
  const { decreaseLabel = 'Restar uno', increaseLabel = 'Sumar uno' } = props;
  const [draft, setDraft] = useState<string>();
  const faultOf = (raw: string) => stepperError(raw, { min, max, messages });
  const set = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const up = () => set(Math.min(max, value + 1));
  const down = () => set(Math.max(min, value - 1));
  const type = (raw: string) => {
    if (!/^\d{0,6}$/.test(raw)) return;
    setDraft(raw);
    if (!faultOf(raw) && Number(raw) !== value) onChange(Number(raw));
  };
  const leave = () => {
    if (draft !== undefined && faultOf(draft)) onInvalid?.(draft);
    setDraft(undefined);
  };
  return (
    <StepperFrame
      error={draft === undefined ? undefined : faultOf(draft)}
      decreaseLabel={`${decreaseLabel}: ${label}`}
      increaseLabel={`${increaseLabel}: ${label}`}
      canDecrease={!disabled && value > min}
      canIncrease={!disabled && value < max}
      onDecrease={down}
      onIncrease={up}
      input={{
        'aria-label': label,
        value: draft ?? String(value),
        disabled,
        onChange: (event) => type(event.target.value),
        onBlur: leave,
        onFocus: (event) => event.target.select(),
        onKeyDown: (event) => {
          if (event.key === 'Enter') leave();
          if (event.key === 'ArrowUp' && value < max) up();
          if (event.key === 'ArrowDown' && value > min) down();
        },
      }}
    />
  );
}
