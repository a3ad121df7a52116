import { useRef } from 'react';
import { quantityOf, type Sold, soldInstead } from '../quantity-stepper/quantity-messages.ts';

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE_PRESS = 500;

/**
 * Returns the handler of 'Añadir' and of Enter in the quantity: calls `onAdd` with the quantity, 0 if empty. Treats a
 * double press as one. Does nothing for a quantity that is not sold: the field shows why.
 * @param quantity text of the field
 */
export function useAddPress(quantity: string | number, onAdd: (quantity: number) => void, sold?: Sold) {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return (presses = 1) => {
    const units = quantityOf(String(quantity));
    // Not every mobile browser counts clicks.
    const again = presses > 1 || performance.now() - pressed.current < DOUBLE_PRESS;
    // After the first press the field is empty: do not show an error for that.
    if (units === undefined || (again && units === 0)) return;
    if (units > 0 && soldInstead(units, { min: 1, max: units, sold })) return;
    pressed.current = performance.now();
    onAdd(units);
  };
}
