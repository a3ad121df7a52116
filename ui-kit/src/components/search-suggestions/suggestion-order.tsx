import Button, { type ButtonProps } from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { useAddPress } from '../product-card/use-add-press.ts';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Order } from './search-suggestions-parts.ts';
import type { suggestionTexts } from './suggestion-texts.ts';

export interface SuggestionOrderProps {
  id: string;
  /** Which of the suggestions, from 0. */
  place: number;
  /** The product's name, for screen readers. */
  name: string;
  /** The one that Tab leads to from the field. */
  reachable: boolean;
  onAdd: (quantity: number) => void;
  /** How many were typed with the search. */
  quantity: number | undefined;
  /** Escape: back to the field. */
  onLeave: () => void;
  texts: Pick<typeof suggestionTexts, 'add' | 'addSome' | 'quantity'>;
}

/** What a suggestion is ordered by, beside it; it stays: one adds and goes on searching. */
export function SuggestionOrder(props: SuggestionOrderProps) {
  const { id, place, quantity, onLeave } = props;
  // What Enter and Escape do to the search's own field, they do not from here.
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
    // As on a card.
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

/** 'Agregar 6': so many were typed. */
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
