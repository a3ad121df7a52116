import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Actions } from './actions-part.ts';
import type { productCardTexts } from './product-card.tsx';
import { useAddPress } from './use-add-press.ts';

export interface ProductCardActionsProps {
  /** The product's name, for screen readers. */
  name: string;
  /** Whether the product is available; false shows a disabled 'Agotado'. */
  available: boolean;
  /** Text of the quantity field. */
  quantity: string | number;
  onQuantityChange: (value: string) => void;
  /** Called with the quantity, 0 if the field is empty; the app then shows the error. */
  onAdd: (quantity: number) => void;
  /** Highest quantity. Default 999; Infinity for no limit. */
  maxQuantity?: number;
  maxDigits?: number;
  busy?: boolean;
  /** Content beside 'Agotado', as high as a button: asks to be told when the product is back. */
  soldOutSlot?: ReactNode;
  texts: typeof productCardTexts;
}

/** Quantity and main action of a card, always at the same place. */
export function ProductCardActions(props: ProductCardActionsProps) {
  const { name, available, quantity, onQuantityChange, onAdd, maxQuantity, maxDigits } = props;
  const { busy = false, soldOutSlot, texts } = props;
  const add = useAddPress(quantity, onAdd);
  if (!available) {
    return (
      // One row: the free room goes above the price, not between price and button.
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
