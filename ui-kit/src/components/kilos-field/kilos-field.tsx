import { useThemeProps } from '@mui/material/styles';
import { addCantidades, UNREADABLE_KILOS } from 'api-client/contract/kilos';
import { readNumber } from 'api-client/contract/written-number';
import { useState } from 'react';
import { type TypedText, typedText } from '../../forms/typed-number.ts';
import { KILOS, kilosText, numberTexts } from '../../forms/use-number-text.ts';
import { quantityTexts, stepTexts } from '../quantity-stepper/quantity-messages.ts';
import { StepperFrame } from '../quantity-stepper/stepper-frame.tsx';

export interface KilosFieldProps {
  /** Text of the field. `kilosOf` converts it to a number. */
  value: string;
  /** Called with the typed text. */
  onChange: (value: string) => void;
  /** Largest number of kilos. Up to 1000, 9.850 means 9,85. */
  max: number;
  /** Smallest number of kilos. Default 1. */
  min?: number;
  /** Accessible name, for example 'Cantidad de Queso'. */
  label?: string;
  disabled?: boolean;
  /** Called on Enter in the field. */
  onSubmit?: () => void;
  texts?: Partial<typeof kilosFieldTexts>;
}

export const kilosFieldTexts = {
  ...stepTexts,
  refused: numberTexts.refused,
  unreadable: UNREADABLE_KILOS,
  ambiguous: 'Puede leerse de dos maneras: elige una.',
  min: (min: number) => (min === 1 ? quantityTexts.min : `Se vende desde ${min}.`),
  max: (max: number) => `La cantidad máxima es ${max}`,
};

type Limits = Pick<KilosFieldProps, 'max' | 'min'>;

/** Returns the kilos of a text; undefined if the text is empty, invalid, ambiguous or beyond the limits. */
export function kilosOf(text: string, { max, min = 1 }: Limits): number | undefined {
  const read = readNumber(text, { ...KILOS, max });
  return read.kind === 'number' && read.value >= min && read.value <= max ? read.value : undefined;
}

function findError(text: string, { max, min = 1 }: Limits, texts: typeof kilosFieldTexts) {
  const read = readNumber(text, { ...KILOS, max });
  if (read.kind === 'question') return texts.ambiguous;
  if (read.kind === 'refusal') return texts.unreadable;
  if (read.value < min) return texts.min(min);
  return read.value > max ? texts.max(max) : undefined;
}

/** Kilos to add to an order, with up to three decimals. Shows an error only after the user typed. */
export function KilosField(inProps: KilosFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaKilosField' });
  const { value: text, onChange, max, min = 1, label = 'Cantidad', disabled = false } = props;
  const texts = { ...kilosFieldTexts, ...props.texts };
  const [typed, setTyped] = useState<TypedText>();
  const read = readNumber(text, { ...KILOS, max });
  const kilos = read.kind === 'number' ? read.value : 0;
  const [lower, higher] = [addCantidades([kilos, -1]), Math.max(min, addCantidades([kilos, 1]))];
  const fault = findError(text, { max, min }, texts);
  const isTyped = typed?.text === text;
  const error = isTyped ? (typed.refused ? texts.refused : fault) : undefined;
  return (
    <StepperFrame
      {...{ label, text, disabled, texts, error }}
      inputMode="decimal"
      choices={read.kind === 'question' && isTyped ? read.readings : undefined}
      lower={lower < min ? undefined : lower}
      higher={higher > max ? undefined : higher}
      onStep={(next) => onChange(kilosText(next))}
      onType={(field, event) => {
        const next = typedText(event, field, { ...typed, text, refused: false }, 'decimal');
        setTyped(next);
        if (next.text !== text) onChange(next.text);
      }}
      // The refused key is gone, so clear its error.
      onLeave={() => setTyped((last) => last && { text: last.text, refused: false })}
      onEnter={() => fault === undefined && !typed?.refused && props.onSubmit?.()}
    />
  );
}
