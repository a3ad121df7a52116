export interface DoughnutItem {
  label: string;
  quantity: number;
}

/** Returns the `most` largest items and one slice for the rest. Drops items of zero or less. */
export function slicesOf(items: DoughnutItem[], most: number, restLabel: string): DoughnutItem[] {
  const sorted = items.filter(({ quantity }) => quantity > 0).sort((a, b) => b.quantity - a.quantity);
  if (sorted.length <= most) return sorted;
  const quantity = sorted.slice(most).reduce((sum, item) => sum + item.quantity, 0);
  return [...sorted.slice(0, most), { label: restLabel, quantity }];
}

const number = new Intl.NumberFormat('es-AR');
/** '1.250' */
export const formatQuantity = (quantity: number) => number.format(quantity);
/** Formats a share: '35 %' with a no-break space (engines differ), and '< 1 %' for small shares. */
export function formatShare(quantity: number, total: number): string {
  const share = total > 0 ? (quantity / total) * 100 : 0;
  return share > 0 && share < 0.5 ? '<\u00a01\u00a0%' : `${Math.round(share)}\u00a0%`;
}
