const NUMERO =
  /^(?:(?:pedido|orden|remito)\s*)?(?:(?:n[.\u00ba\u00b0]+|nro\.?|n[u\u00fa]mero|#)\s*)?(\d{1,9})$/i;

/** Returns the order number in a search: '12', 'n.º 12' or 'pedido #12'. Undefined for other words: 'omega 3'. */
export function numeroIn(term: string): number | undefined {
  const digits = NUMERO.exec(term.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
