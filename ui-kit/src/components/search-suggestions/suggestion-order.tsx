import Button from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { useAddPress } from '../product-card/use-add-press.ts';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Order } from './search-suggestions-parts.ts';

export interface SuggestionOrderProps {
  id: string;
  /** Which of the suggestions, from 0. */
  place: number;
  /** The product's name, for screen readers. */
  name: string;
  /** The one that Tab leads to from the field. */
  reachable: boolean;
  onAdd: (quantity: number) => void;
  /** Escape: back to the field. */
  onLeave: () => void;
  texts: { add: string; quantity: (name: string) => string };
}

/** Quantity and 'Añadir' beside a suggestion, which stays: one adds and goes on searching. */
export function SuggestionOrder(props: SuggestionOrderProps) {
  const { id, place, name, reachable, texts } = props;
  const [quantity, setQuantity] = useState('1');
  const add = useAddPress(quantity, (units) => {
    props.onAdd(units);
    // As on a card.
    setQuantity('0');
  });
  const tabIndex = reachable ? 0 : -1;
  // What Enter and Escape do to the search's own field, they do not from here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.stopPropagation();
    if (event.key === 'Escape') props.onLeave();
  };
  return (
    <Order id={id} style={{ gridRow: place + 1 }} onKeyDown={onKeyDown}>
      <QuantityField
        bare
        tabIndex={tabIndex}
        value={quantity}
        onChange={setQuantity}
        label={texts.quantity(name)}
        onSubmit={() => add()}
      />
      <Button
        variant="contained"
        tabIndex={tabIndex}
        aria-label={`${texts.add}: ${name}`}
        onClick={({ detail }) => add(detail)}
      >
        {texts.add}
      </Button>
    </Order>
  );
}
