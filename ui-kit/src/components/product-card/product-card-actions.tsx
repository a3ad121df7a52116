import Button from '@mui/material/Button';
import { useRef } from 'react';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { quantityOf } from '../quantity-stepper/quantity-messages.ts';
import type { productCardTexts } from './product-card.tsx';
import { Actions } from './product-card-parts.ts';

export interface ProductCardActionsProps {
  /** The product's name, for screen readers. */
  name: string;
  /** false: 'Agotado', disabled. */
  available: boolean;
  /** What stands in the quantity field. */
  quantity: string | number;
  onQuantityChange: (value: string) => void;
  /** Called with what stands in the field, 0 when it is empty: the app says what is wrong with that. */
  onAdd: (quantity: number) => void;
  /** Default 999; Infinity for no upper bound. */
  maxQuantity?: number;
  maxDigits?: number;
  busy?: boolean;
  texts: typeof productCardTexts;
}

/** Milliseconds in which a second press is a part of the first. */
const DOUBLE_PRESS = 500;

/** Quantity and the one main action of a card, always at the same place. */
export function ProductCardActions(props: ProductCardActionsProps) {
  const { name, available, quantity, onQuantityChange, onAdd, maxQuantity, maxDigits } = props;
  const { busy = false, texts } = props;
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const add = (presses = 1) => {
    const units = quantityOf(String(quantity));
    // Not every phone's browser counts.
    const again = presses > 1 || performance.now() - pressed.current < DOUBLE_PRESS;
    // After the first press nothing stands in the field: nobody is to be blamed for that.
    if (units === undefined || (again && units === 0)) return;
    pressed.current = performance.now();
    onAdd(units);
  };
  if (!available) {
    return (
      // One row: what is left over goes above the price, not between it and the button.
      <Actions data-alone="">
        <Button variant="contained" disabled data-whole="">
          {texts.soldOut}
        </Button>
      </Actions>
    );
  }
  return (
    <Actions>
      <QuantityField
        value={quantity}
        onChange={onQuantityChange}
        {...(maxQuantity !== undefined && { max: maxQuantity })}
        {...(maxDigits !== undefined && { maxDigits })}
        label={texts.quantity(name)}
        onSubmit={() => add()}
      />
      <Button
        variant="contained"
        disabled={busy}
        aria-label={`${texts.add}: ${name}`}
        onClick={({ detail }) => add(detail)}
      >
        {texts.add}
      </Button>
    </Actions>
  );
}
