/** Cents of an amount that somebody sent; nothing when it has more than 2 decimals, so that no price equals it. */
export function centsFromAmount(amount: number): number | undefined {
  const cents = Math.round(amount * 100);
  return cents / 100 === amount ? cents : undefined;
}
