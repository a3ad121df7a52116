import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Actions } from './actions-part.ts';
import type { productCardTexts } from './product-card.tsx';
import { useAddPress } from './use-add-press.ts';

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
  /** Beside 'Agotado', as high as a button: how to be told when it is back. */
  soldOutSlot?: ReactNode;
  texts: typeof productCardTexts;
}

/** Quantity and the one main action of a card, always at the same place. */
export function ProductCardActions(props: ProductCardActionsProps) {
  const { name, available, quantity, onQuantityChange, onAdd, maxQuantity, maxDigits } = props;
  const { busy = false, soldOutSlot, texts } = props;
  const add = useAddPress(quantity, onAdd);
  if (!available) {
    return (
      // One row: what is left over goes above the price, not between it and the button.
      <Actions data-alone="" data-beside={soldOutSlot ? '' : undefined}>
        <Button variant="contained" disabled data-whole={soldOutSlot ? undefined : ''}>
          {texts.soldOut}
        </Button>
        {soldOutSlot}
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
        oneStop
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
