const NUMERO =
  /^(?:(?:pedido|orden|remito)\s*)?(?:(?:n[.\u00ba\u00b0]+|nro\.?|n[u\u00fa]mero|#)\s*)?(\d{1,9})$/i;

/** The number of an order that a search means, '12', 'n.º 12' or 'pedido #12'; undefined of other words: 'omega 3'. */
export function numeroIn(term: string): number | undefined {
  const digits = NUMERO.exec(term.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
