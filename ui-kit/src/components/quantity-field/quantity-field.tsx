import { useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { restoreText, type TypedText, typedText } from '../../forms/typed-number.ts';
import {
  CARD_MAXIMUM,
  quantityError,
  quantitySteps,
  quantityTexts,
  type Sold,
  soldInstead,
  stepTexts,
} from '../quantity-stepper/quantity-messages.ts';
import { StepperFrame } from '../quantity-stepper/stepper-frame.tsx';

export interface QuantityFieldProps {
  /** Text of the field. '' is empty; 0 is the state after adding. */
  value: string | number;
  /** Called with the typed text, at most `maxDigits` digits; '' when emptied. `quantityOf` converts it to a number. */
  onChange: (value: string) => void;
  min?: number;
  /** Highest value of the plus button; Infinity for no limit. Default 999. */
  max?: number;
  maxDigits?: number;
  /** Quantities in which the product is sold. The field accepts others, with an error and the nearest sold ones. */
  sold?: Sold | undefined;
  /** Accessible name, for example 'Cantidad de Almendras'. */
  label?: string;
  disabled?: boolean;
  /** Whether to hide the buttons, if there is no room; the arrow keys still step. Default false. */
  bare?: boolean;
  tabIndex?: number;
  /** Whether Tab stops only at the field, whose arrow keys step. Default false. */
  oneStop?: boolean;
  /** Called on Enter in the field. */
  onSubmit?: () => void;
  texts?: Partial<typeof quantityFieldTexts>;
}

export const quantityFieldTexts = { ...quantityTexts, ...stepTexts };

/** Quantity of a product card. Shows an error only after the user typed. */
export function QuantityField(inProps: QuantityFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaQuantityField' });
  const { value, onChange, min = 1, max = CARD_MAXIMUM, maxDigits = 3, label = 'Cantidad' } = props;
  const { disabled = false, sold } = props;
  const texts = { ...quantityFieldTexts, ...props.texts };
  const text = String(value);
  // The value that the user left: a later value from outside must not show an error.
  const [typed, setTyped] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const [swallowed, setSwallowed] = useState<TypedText['swallowed']>();
  const number = Number.parseInt(text, 10) || 0;
  const limits = { min, max, sold };
  const fault = quantityError(text, { ...limits, texts });
  const isUnsold = fault !== undefined && fault === (sold && texts.unsold(sold));
  // An unsold quantity may come from outside: show it before the user types.
  const error = typed === text ? (rejected ?? fault) : isUnsold ? fault : undefined;

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
    restoreText(field, text);
    emit(text, quantityError(next.text, { texts }) ?? texts.max);
  };

  return (
    <StepperFrame
      oneStop={props.oneStop}
      error={error}
      choices={isUnsold && error === fault ? soldInstead(number, limits) : undefined}
      {...{ label, text, disabled, texts, sold }}
      {...quantitySteps(number, limits)}
      bare={props.bare}
      tabIndex={props.tabIndex}
      onStep={(next) => emit(String(next))}
      onType={read}
      // The refused text is gone, so clear the error.
      onLeave={() => {
        setRejected(undefined);
        setSwallowed(undefined);
      }}
      // Do not submit a value that differs from the refused text.
      onEnter={() => rejected === undefined && props.onSubmit?.()}
    />
  );
}
