import { useThemeProps } from '@mui/material/styles';
import { wholeIn } from 'api-client/contract/written-number';
import { useState } from 'react';
import { type TypedText, typedText } from '../../forms/typed-number.ts';
import { quantitySteps, quantityTexts, type Sold, soldInstead, stepTexts } from './quantity-messages.ts';
import { StepperFrame } from './stepper-frame.tsx';

/** Texts of document 000 for the cart (section 5). */
export const quantityStepperTexts = {
  ...stepTexts,
  min: (min: number) => `La cantidad mínima es ${min}`,
  max: (max: number) => `La cantidad máxima es ${max}`,
  required: 'La cantidad es obligatoria',
  integer: quantityTexts.integer,
  /** Message for a refused key or paste. */
  number: quantityTexts.number,
  unsold: quantityTexts.unsold,
};

/** Returns the error of a typed quantity, or undefined if it is valid. */
function stepperError(
  typed: string,
  { min, max, texts }: { min: number; max: number; texts: typeof quantityStepperTexts },
): string | undefined {
  const value = wholeIn(typed);
  if (value === null) return texts.required;
  if (Number.isNaN(value)) return texts.integer;
  if (value < min) return texts.min(min);
  if (value > max) return texts.max(max);
  return undefined;
}

export interface QuantityStepperProps {
  /** Current quantity, an integer. */
  value: number;
  /** Called only with an integer from min to max, which may be unsold. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Quantities in which the product is sold. Others count too, with an error and the nearest sold ones. */
  sold?: Sold | undefined;
  /** Accessible name of the number, for example 'Cantidad de Almendras'. */
  label?: string;
  disabled?: boolean;
  texts?: Partial<typeof quantityStepperTexts>;
}

interface Draft extends TypedText {
  /** Value before typing; restored when the typed text is invalid. */
  before: number;
}

/**
 * Quantity that is always within its limits. An invalid text shows an error, changes nothing, and is reset on blur. Use it
 * in the cart.
 */
export function QuantityStepper(inProps: QuantityStepperProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaQuantityStepper' });
  const { value, onChange, min = 1, max = Number.POSITIVE_INFINITY, label = 'Cantidad' } = props;
  const { disabled = false, sold } = props;
  const texts = { ...quantityStepperTexts, ...props.texts };
  const [draft, setDraft] = useState<Draft>();
  const text = draft?.text ?? String(value);
  const faultOf = (raw: string) => stepperError(raw, { min, max, texts });
  const set = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const type = (field: HTMLInputElement, event: Event) => {
    const typed = typedText(event, field, draft ?? { text, refused: false }, 'whole');
    const { before } = draft ?? { before: value };
    setDraft({ ...typed, before });
    if (typed.refused) return;
    const next = faultOf(typed.text) ? before : Number(typed.text);
    if (next !== value) onChange(next);
  };
  const fault = draft && faultOf(draft.text);
  const clearDraft = () => setDraft(undefined);
  const limits = { min, max, sold };
  const choices = fault || draft?.refused ? undefined : soldInstead(value, limits);
  return (
    <StepperFrame
      error={draft?.refused ? texts.number : (fault ?? (choices && sold && texts.unsold(sold)))}
      {...{ label, text, disabled, texts, sold, choices }}
      {...quantitySteps(value, limits)}
      onStep={set}
      onType={type}
      onLeave={clearDraft}
      onEnter={() => fault || clearDraft()}
    />
  );
}
