import Button from '@mui/material/Button';
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
function Chosen({ name, reachable, onAdd, texts }: SuggestionOrderProps) {
  const [quantity, setQuantity] = useState('1');
  const add = useAddPress(quantity, (units) => {
    onAdd(units);
    // As on a card.
    setQuantity('0');
  });
  const tabIndex = reachable ? 0 : -1;
  return (
    <>
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
    </>
  );
}

/** 'Agregar 6': so many were typed. */
function Typed({ name, reachable, quantity, onAdd, texts }: SuggestionOrderProps & { quantity: number }) {
  const add = useAddPress(quantity, onAdd);
  return (
    <Button
      variant="contained"
      tabIndex={reachable ? 0 : -1}
      aria-label={`${texts.addSome(quantity)}: ${name}`}
      onClick={({ detail }) => add(detail)}
      sx={{ gridColumn: '1 / -1' }}
    >
      {texts.addSome(quantity)}
    </Button>
  );
}
