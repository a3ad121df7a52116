/**
 * Reads a telephone number as people in Argentina write it: area code and number have ten digits together. No
 * imports, so that apps and server share it.
 * A text without exactly one telephone number gives no link.
 */

/** Area codes of three digits (Plan Fundamental de Numeración Nacional); 11 has two, all others have four. */
const THREE =
  '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 351 353 358 362 364 370 376 379 380 381 383 385 387 388'.split(
    ' ',
  );

const LABEL = /^\s*(?:tel(?:[eé]fono)?|cel(?:ular)?|whats?app|wsp|wpp|m[oó]vil)?\s*[.:]*\s*/i;
/** Allowed characters. With any other character, such as a letter among the digits, the text is no telephone number. */
const WRITTEN = /^\+?[\d\s()./\u00a0\u2010-\u2015-]+$/;

export interface Phone {
  /** International number without a plus: '5492477412345'. */
  international: string;
  /** Area code and number, for numbers in Argentina. */
  national?: string;
}

const areaLength = (national: string): number => {
  if (national.startsWith('11')) return 2;
  return THREE.includes(national.slice(0, 3)) ? 3 : 4;
};

const isNational = (digits: string) => /^(?:11|[23])\d+$/.test(digits) && digits.length === 10;

/** Removes the 15 after the area code of a mobile; undefined for other numbers. */
function withoutFifteen(digits: string): string | undefined {
  const area = areaLength(digits);
  const isMobile = digits.length === 12 && digits.slice(area, area + 2) === '15';
  return isMobile ? digits.slice(0, area) + digits.slice(area + 2) : undefined;
}

/** Completes a local number with the area code. */
function inArea(digits: string, area: string | undefined): string | undefined {
  if (area === undefined) return undefined;
  const local = digits.length === 12 - area.length && digits.startsWith('15') ? digits.slice(2) : digits;
  return /^[2-9]/.test(local) && local.length === 10 - area.length ? area + local : undefined;
}

/**
 * Reads a telephone number. `area` is the shop's area code, which completes local numbers.
 * @returns undefined when the text is not exactly one telephone number
 */
export function phoneIn(written: string, area?: string): Phone | undefined {
  const bare = written.replace(LABEL, '').trim();
  if (!WRITTEN.test(bare)) return undefined;
  let digits = bare.replace(/\D/g, '');
  const isAbroad = bare.startsWith('+') || digits.startsWith('00');
  if (digits.startsWith('00')) digits = digits.slice(2);
  const hasCountry = digits.startsWith('54') && digits.length >= 12;
  if (isAbroad && !hasCountry) {
    return /^(?!54)[1-9]\d{7,14}$/.test(digits) ? { international: digits } : undefined;
  }
  if (hasCountry) digits = digits.slice(2);
  const mobile = digits.startsWith('9') && digits.length > 10;
  if (mobile) digits = digits.slice(1);
  digits = digits.replace(/^0/, '');
  const fifteen = withoutFifteen(digits);
  const national = [fifteen ?? digits, hasCountry ? undefined : inArea(digits, area)].find(
    (one) => one !== undefined && isNational(one),
  );
  if (national === undefined) return undefined;
  // With the country code but without the mobile 9, the number is a fixed line.
  const fixed = hasCountry && !mobile && fifteen === undefined;
  return { national, international: `54${fixed ? '' : '9'}${national}` };
}

/** Returns the digits for a WhatsApp link. */
export const whatsappOf = (written: string, area?: string): string | undefined =>
  phoneIn(written, area)?.international;

/** Returns a `tel:` link: '+54…' for a known number, else the digits as dialled locally. Undefined without a telephone number. */
export function telOf(written: string, area?: string): string | undefined {
  const phone = phoneIn(written, area);
  if (phone) return `tel:+${phone.international}`;
  const bare = written.replace(LABEL, '').trim();
  const digits = bare.replace(/\D/g, '');
  return WRITTEN.test(bare) && digits.length >= 3 && digits.length <= 11 ? `tel:${digits}` : undefined;
}

/** Returns the area code of a complete telephone number. */
export function areaOf(written: string): string | undefined {
  const national = phoneIn(written)?.national;
  return national?.slice(0, areaLength(national));
}
