export interface DoughnutItem {
  label: string;
  quantity: number;
}

/** The `most` largest, and the rest as one more slice. Nothing and less is left out. */
export function slicesOf(items: DoughnutItem[], most: number, restLabel: string): DoughnutItem[] {
  const sorted = items.filter(({ quantity }) => quantity > 0).sort((a, b) => b.quantity - a.quantity);
  if (sorted.length <= most) return sorted;
  const quantity = sorted.slice(most).reduce((sum, item) => sum + item.quantity, 0);
  return [...sorted.slice(0, most), { label: restLabel, quantity }];
}

const number = new Intl.NumberFormat('es-AR');
/** '1.250' */
export const formatQuantity = (quantity: number) => number.format(quantity);
/** '35 %' with a no-break space (engines disagree on it), and '< 1 %' rather than nothing for what is small. */
export function formatShare(quantity: number, total: number): string {
  const share = total > 0 ? (quantity / total) * 100 : 0;
  return share > 0 && share < 0.5 ? '<\u00a01\u00a0%' : `${Math.round(share)}\u00a0%`;
}
