/** Nothing that was typed is lost, nor stands twice. It may come to more than one note takes: whoever orders then shortens it. */
export function both(one: string | null, other: string | null): string | null {
  if (!one || !other) return one || other;
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n${other}`;
}
