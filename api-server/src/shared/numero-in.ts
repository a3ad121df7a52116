/** The number of an order that a search may mean, '12', 'n.º 12' or '#12'; none: undefined. */
export function numeroIn(term: string): number | undefined {
  const digits = /^\D*(\d{1,9})$/.exec(term.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
