const grouped = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Whole digits and decimals of what stands in a field. The last separator is the decimal one if it is a comma, or a
 * dot that cannot group thousands ('12.5', '12345.50', '12,345.50'); every other separator only groups.
 */
function parts(text: string): { whole: string; decimals: string | undefined } {
  const clean = text.replace(/[^\d.,]/g, '');
  const comma = clean.indexOf(',');
  const dot = clean.lastIndexOf('.');
  const dotDecimals = /\.\d{0,2}$/.test(clean) && (comma >= 0 ? dot > comma : clean.indexOf('.') === dot);
  const cut = dotDecimals ? dot : comma;
  const digits = (part: string) => part.replace(/\D/g, '');
  if (cut < 0) return { whole: digits(clean), decimals: undefined };
  return { whole: digits(clean.slice(0, cut)), decimals: digits(clean.slice(cut + 1)).slice(0, 2) };
}

/** What may stand in the field while one types: digits, dots, one comma, two decimals. */
export function cleanMoneyText(text: string): string {
  const clean = text.replace(/[^\d.,]/g, '');
  const comma = clean.indexOf(',');
  if (comma < 0) return clean;
  // Pasted from an English list: 12,345.50
  if (clean.lastIndexOf('.') > comma) {
    const { whole, decimals } = parts(clean);
    return decimals === undefined ? whole : `${whole},${decimals}`;
  }
  return `${clean.slice(0, comma)},${clean
    .slice(comma + 1)
    .replace(/\D/g, '')
    .slice(0, 2)}`;
}

/** '12.345,50' → 12345.5. null without a digit. */
export function parseMoney(text: string): number | null {
  const { whole, decimals = '' } = parts(text);
  if (whole === '' && decimals === '') return null;
  return Number(`${whole.slice(0, 13) || '0'}.${decimals || '0'}`);
}

/** 12345.5 → '12.345,50'. '' without a number. */
export function moneyText(amount: number | null | undefined): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? grouped.format(amount) : '';
}

const short = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** 7.5 → '7,5': no zeros after the last decimal that counts. '' without a number. */
export function percentText(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? short.format(value) : '';
}
