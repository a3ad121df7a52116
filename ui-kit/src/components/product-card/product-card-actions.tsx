import Button from '@mui/material/Button';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { Actions } from './product-card-parts.ts';

export interface ProductCardActionsProps {
  /** The product's name, for screen readers. */
  name: string;
  /** false: 'Agotado', disabled. */
  available: boolean;
  /** What stands in the quantity field. */
  quantity: string | number;
  onQuantityChange: (value: string) => void;
  /** Called with what stands in the field, valid or not: the app says what is wrong. */
  onAdd: (quantity: string) => void;
  /** Default 999; Infinity for no upper bound. */
  maxQuantity?: number;
  maxDigits?: number;
  busy?: boolean;
  addLabel?: string;
  soldOutLabel?: string;
  quantityLabel?: (name: string) => string;
}

/** Quantity and the one main action of a card, always at the same place. */
export function ProductCardActions(props: ProductCardActionsProps) {
  const { name, available, quantity, onQuantityChange, onAdd, maxQuantity, maxDigits } = props;
  const { busy = false, addLabel = 'Añadir al carrito', soldOutLabel = 'Agotado' } = props;
  const { quantityLabel = (product: string) => `Cantidad de ${product}` } = props;
  if (!available) {
    return (
      // One row: what is left over goes above the price, not between it and the button.
      <Actions data-sola="">
        <Button variant="contained" disabled data-entero="">
          {soldOutLabel}
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
        label={quantityLabel(name)}
        onSubmit={() => onAdd(String(quantity))}
      />
      <Button
        variant="contained"
        disabled={busy}
        aria-label={`${addLabel}: ${name}`}
        onClick={() => onAdd(String(quantity))}
      >
        {addLabel}
      </Button>
    </Actions>
  );
}
