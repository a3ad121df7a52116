import Button, { type ButtonProps } from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { useAddPress } from '../product-card/use-add-press.ts';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Order } from './search-suggestions-parts.ts';
import type { suggestionTexts } from './suggestion-texts.ts';

export interface SuggestionOrderProps {
  id: string;
  /** Index of the suggestion, from 0. */
  place: number;
  /** The product's name, for screen readers. */
  name: string;
  /** Whether Tab leads from the field to these controls. */
  reachable: boolean;
  onAdd: (quantity: number) => void;
  /** Quantity in the typed text. */
  quantity: number | undefined;
  /** Called on Escape to return to the field. */
  onLeave: () => void;
  texts: Pick<typeof suggestionTexts, 'add' | 'addSome' | 'quantity'>;
}

/** Order controls beside a suggestion. The list stays open, so that the user can go on searching. */
export function SuggestionOrder(props: SuggestionOrderProps) {
  const { id, place, quantity, onLeave } = props;
  // Enter and Escape here must not reach the search field's handler.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
  };
  return (
    <Order id={id} style={{ gridRow: place + 1 }} onKeyDown={onKeyDown}>
      {quantity === undefined ? <Chosen {...props} /> : <Typed {...props} quantity={quantity} />}
    </Order>
  );
}

/** Quantity and 'Añadir'. */
function Chosen(props: SuggestionOrderProps) {
  const { name, reachable, onAdd, texts } = props;
  const [quantity, setQuantity] = useState('1');
  const add = useAddPress(quantity, (units) => {
    onAdd(units);
    // The same reset as on a product card.
    setQuantity('0');
  });
  return (
    <>
      <QuantityField
        bare
        tabIndex={reachable ? 0 : -1}
        value={quantity}
        onChange={setQuantity}
        label={texts.quantity(name)}
        onSubmit={() => add()}
      />
      <AddButton {...props} add={add} text={texts.add} />
    </>
  );
}

/** The button 'Agregar 6' for a typed quantity. */
function Typed(props: SuggestionOrderProps & { quantity: number }) {
  const add = useAddPress(props.quantity, props.onAdd);
  return (
    <AddButton
      {...props}
      add={add}
      text={props.texts.addSome(props.quantity)}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}

interface AddButtonProps extends Pick<SuggestionOrderProps, 'name' | 'reachable'>, Pick<ButtonProps, 'sx'> {
  text: string;
  add: ReturnType<typeof useAddPress>;
}

function AddButton({ name, reachable, text, add, sx }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      tabIndex={reachable ? 0 : -1}
      aria-label={`${text}: ${name}`}
      onClick={({ detail }) => add(detail)}
      {...(sx && { sx })}
    >
      {text}
    </Button>
  );
}
