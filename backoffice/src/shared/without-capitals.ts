/**
 * Returns '/panel-pedidos?page=2' for '/Panel-Pedidos?page=2': only the first segment, because the rest may
 * contain ids. Escapes stay.
 */
export const withoutCapitals = (href: string): string =>
  href.replace(/^\/[^/?#]*/, (segment) =>
    segment.replace(/%[\dA-F]{2}|[^%]+|%/g, (piece) => (piece[0] === '%' ? piece : piece.toLowerCase())),
  );
