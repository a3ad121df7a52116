import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** numeric(12,2) in the database, integer cents in code: `'1234.50'` ↔ `123450`. Never floating point. */
export const centavos = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12, 2)',
  fromDriver: (value) => centsFromDecimal(value),
  toDriver: (value) => decimalFromCents(value),
});

/** `'1234.5'` → `123450`. */
export function centsFromDecimal(decimal: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const cents = Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount: ${decimal}`);
  return cents;
}

/** `123450` → `'1234.50'`. */
export function decimalFromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Text that is sorted as people sort: accents aside, and `x 5 kg` before `x 25 kg`. The first migration makes it. */
export const alphabetical = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "alfabetico"',
});

/** What a search compares: without accents, in lower case. `normalizar` is made by the first migration. */
export const normalized = (expression: ReturnType<typeof sql>) => sql`normalizar(${expression})`;

/** Text that is compared byte by byte, which an index of beginnings needs and which sorts fast. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** What words are looked up in. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });

export { sql };

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
