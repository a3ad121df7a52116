import { useRef } from 'react';
import { quantityOf } from '../quantity-stepper/quantity-messages.ts';

/** Milliseconds in which a second press is a part of the first. */
const DOUBLE_PRESS = 500;

/**
 * What a press of 'Añadir', or Enter in the quantity beside it, does: `onAdd` with what stands there, 0 when it is empty.
 * A double press is one. @param quantity as it stands in the field
 */
export function useAddPress(quantity: string | number, onAdd: (quantity: number) => void) {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return (presses = 1) => {
    const units = quantityOf(String(quantity));
    // Not every phone's browser counts.
    const again = presses > 1 || performance.now() - pressed.current < DOUBLE_PRESS;
    // After the first press nothing stands in the field: nobody is to be blamed for that.
    if (units === undefined || (again && units === 0)) return;
    pressed.current = performance.now();
    onAdd(units);
  };
}
