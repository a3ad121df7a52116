/** Numbers that a spreadsheet shows otherwise than it stores them: '000011' is stored as 11. */

/** From here on Excel stores a number without its last digits. */
export const EXACT = 1e15;

/** A format of digits and signs between them alone, as in '000000' or '00-00000000-0'. A point would be the decimals'. */
function maskOf(format: string): string | undefined {
  const [section = ''] = format.split(';');
  const mask = section.replace(
    /\\(.)|"([^"]*)"|\[[^\]]*\]|_./g,
    (_, escaped = '', quoted = '') => escaped + quoted,
  );
  return /^[0#/ -]+$/.test(mask) && /0.*[0/ -]|[/ -].*0/.test(mask) ? mask : undefined;
}

/** Returns a whole number as a format of digits shows it; undefined for other numbers and formats. */
export function shownBy(format: string | undefined, value: unknown): string | undefined {
  const mask = format === undefined ? undefined : maskOf(format);
  if (mask === undefined || typeof value !== 'number') return undefined;
  if (!Number.isInteger(value) || value < 0 || value >= EXACT) return undefined;
  const zeros = mask.replace(/[^0]/g, '').length;
  const digits = [...String(value).padStart(zeros, '0')];
  const first = mask.search(/[0#]/);
  let shown = '';
  for (let at = mask.length - 1; at >= 0; at -= 1) {
    const sign = mask[at] ?? '';
    shown = (sign === '0' || sign === '#' ? (digits.pop() ?? '') : sign) + shown;
    if (at === first) shown = digits.splice(0).join('') + shown;
  }
  return shown;
}
