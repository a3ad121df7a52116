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
 * Formats 12345.5 (pesos, not cents) as '$ 12.345,50'. Use it for prices, sums and differences. Always with cents, so
 * that the width stays stable.
 */
export function formatMoney(amount: number, currency = 'ARS'): string {
  return formatter(currency, 2).format(amount);
}

/** Formats 50000 as '$ 50.000', with decimals only if there are any: for limits, charts and dashboards. */
export function formatMoneyShort(amount: number, currency = 'ARS'): string {
  return formatter(currency, Number.isInteger(amount) ? 0 : 2).format(amount);
}

/** Formats '$ 625 mil', '$ 1,25 M' or '$ 800': short, to leave room for the bars of a chart. */
export function formatMoneyOfAxis(amount: number, currency = 'ARS'): string {
  const [unit, word] =
    Math.abs(amount) >= 1e6 ? [1e6, ' M'] : Math.abs(amount) >= 1e4 ? [1e3, ' mil'] : [1, ''];
  return `${formatter(currency, 2, 0).format(amount / unit)}${word}`;
}
