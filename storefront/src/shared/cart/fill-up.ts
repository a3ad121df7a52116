/** Adds many products at once, with undo. */
import type { Quantity } from 'app-core/cart/line';
import { addLine, type NewLine } from 'app-core/cart/lines';
import { cart, editItems } from './cart.ts';

export interface WantedItem {
  item: NewLine;
  cantidad: number;
}

/** Raises each product to the wanted quantity. Returns the quantities that were added. */
export function fillUp(wanted: readonly WantedItem[]): Quantity[] {
  const { unpriced = [] } = cart.get();
  const waiting = new Map(unpriced.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const added: Quantity[] = [];
  editItems((items) => {
    let lines = items;
    for (const { item, cantidad } of wanted) {
      const { producto_id } = item;
      const held = lines.find((line) => line.producto_id === producto_id)?.cantidad ?? 0;
      const went = addLine(lines, item, cantidad - held - (waiting.get(producto_id) ?? 0));
      if (went.added === 0) continue;
      lines = went.lines;
      added.push({ producto_id, cantidad: went.added });
    }
    return lines;
  });
  return added;
}

/** Removes the added quantities. Quantities from before or since stay. */
export const removeAdded = (added: readonly Quantity[]): void =>
  editItems((items) =>
    items.flatMap((line) => {
      const less = added.find(({ producto_id }) => producto_id === line.producto_id)?.cantidad ?? 0;
      if (less === 0) return line;
      return line.cantidad > less ? { ...line, cantidad: line.cantidad - less } : [];
    }),
  );
