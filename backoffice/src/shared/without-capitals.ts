/** '/Panel-Pedidos?page=2' → '/panel-pedidos?page=2': the first segment alone, for what follows may be an id.
 * Escapes stay as they are. */
export const withoutCapitals = (href: string): string =>
  href.replace(/^\/[^/?#]*/, (segment) =>
    segment.replace(/%[\dA-F]{2}|[^%]+|%/g, (piece) => (piece[0] === '%' ? piece : piece.toLowerCase())),
  );
