import { useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { putBack, type TypedText, typedText } from '../../forms/typed-number.ts';
import {
  CARD_MAXIMUM,
  quantityError,
  quantityTexts,
  stepTexts,
} from '../quantity-stepper/quantity-messages.ts';
import { StepperFrame } from '../quantity-stepper/stepper-frame.tsx';

export interface QuantityFieldProps {
  /** What stands in the field. '' is empty; 0 is the state after adding. */
  value: string | number;
  /** As typed, with at most `maxDigits` digits; '' when emptied. `quantityOf` tells what it comes to. */
  onChange: (value: string) => void;
  min?: number;
  /** Plus stops here. Infinity: no upper bound. Default 999. */
  max?: number;
  maxDigits?: number;
  /** Accessible name, e.g. 'Cantidad de Almendras'. */
  label?: string;
  disabled?: boolean;
  /** Without its buttons, where there is no room for them: the arrow keys still step. */
  bare?: boolean;
  tabIndex?: number;
  /** Tab stops at the field alone, whose arrow keys step. */
  oneStop?: boolean;
  /** Enter in the field. */
  onSubmit?: () => void;
  texts?: Partial<typeof quantityFieldTexts>;
}

export const quantityFieldTexts = { ...quantityTexts, ...stepTexts };

/** The quantity on a product card: says what is wrong once the person has typed, never before. */
export function QuantityField(inProps: QuantityFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaQuantityField' });
  const { value, onChange, min = 1, max = CARD_MAXIMUM, maxDigits = 3, label = 'Cantidad' } = props;
  const { disabled = false } = props;
  const texts = { ...quantityFieldTexts, ...props.texts };
  const text = String(value);
  // The value that the person left here: one that comes from outside afterwards is not theirs to be blamed for.
  const [typed, setTyped] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const [swallowed, setSwallowed] = useState<TypedText['swallowed']>();
  const error = typed === text ? (rejected ?? quantityError(text, { min, max, texts })) : undefined;
  const number = Number.parseInt(text, 10) || 0;

  const emit = (next: string, complaint?: string) => {
    setTyped(next);
    setRejected(complaint);
    if (next !== text) onChange(next);
  };
  const read = (field: HTMLInputElement, event: Event) => {
    const next = typedText(event, field, { text, refused: false, swallowed }, 'whole');
    setSwallowed(next.swallowed);
    if (next.refused) return emit(text, texts.number);
    if (next.text.replace(/\D/g, '').length <= maxDigits) return emit(next.text);
    putBack(field, text);
    emit(text, quantityError(next.text, { texts }) ?? texts.max);
  };

  return (
    <StepperFrame
      oneStop={props.oneStop}
      error={error}
      {...{ label, text, number, min, max, disabled, texts }}
      bare={props.bare}
      tabIndex={props.tabIndex}
      onDecrease={() => emit(String(Math.max(min, number - 1)))}
      onIncrease={() => emit(String(Math.min(max, Math.max(min, number + 1))))}
      onType={read}
      // What was refused is not what stands there: nothing is wrong any more.
      onLeave={() => {
        setRejected(undefined);
        setSwallowed(undefined);
      }}
      // What was refused would not be what is sent.
      onEnter={() => rejected === undefined && props.onSubmit?.()}
    />
  );
}
