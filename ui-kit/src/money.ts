const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, digits: number, least = digits): Intl.NumberFormat {
  const key = `${currency}/${least}/${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/**
 * '$ 12.345,50' for 12345.5 (pesos, not cents). Whatever comes out of prices: a price, a sum, what is missing to one.
 * Always with its cents, so that it keeps its form as it changes.
 */
export function formatMoney(amount: number, currency = 'ARS'): string {
  return formatter(currency, 2).format(amount);
}

/** '$ 50.000' for 50000: without decimals when there are none. Limits, and the figures of charts and dashboards. */
export function formatMoneyShort(amount: number, currency = 'ARS'): string {
  return formatter(currency, Number.isInteger(amount) ? 0 : 2).format(amount);
}

/** '$ 625 mil', '$ 1,25 M', and '$ 800' as it is: along the axis of a chart, where every sign takes room from the bars. */
export function formatMoneyOfAxis(amount: number, currency = 'ARS'): string {
  const [unit, word] =
    Math.abs(amount) >= 1e6 ? [1e6, ' M'] : Math.abs(amount) >= 1e4 ? [1e3, ' mil'] : [1, ''];
  return `${formatter(currency, 2, 0).format(amount / unit)}${word}`;
}
