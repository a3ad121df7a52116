/** Joins two notes without repetition. The result may exceed the limit of an order's note: the customer then shortens it. */
export function both(one: string | null, other: string | null): string | null {
  if (!one || !other) return one || other;
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n${other}`;
}
