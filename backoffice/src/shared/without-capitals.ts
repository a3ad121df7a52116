/** '/Panel-Pedidos?pagina=2' → '/panel-pedidos?pagina=2': the first segment alone, for what follows may be an id. */
export const withoutCapitals = (href: string): string =>
  href.replace(/^\/[^/?#]*/, (segment) => segment.toLowerCase());
