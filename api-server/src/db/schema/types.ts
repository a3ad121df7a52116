import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** numeric(12,2) in the database, integer cents in code: `'1234.50'` ↔ `123450`. Never floating point. */
export const centavos = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12, 2)',
  fromDriver: (value) => centsFromDecimal(value),
  toDriver: (value) => decimalFromCents(value),
});

/** Converts `'1234.5'` to `123450`. Throws a RangeError outside the safe integers. */
export function centsFromDecimal(decimal: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const cents = Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount: ${decimal}`);
  return cents;
}

/** Converts `123450` to `'1234.50'`. */
export function decimalFromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Text in natural sort order: ignores accents, and `x 5 kg` sorts before `x 25 kg`. The first migration creates the
 * collation.
 */
export const alphabetical = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "alfabetico"',
});

/** Folds a text for searches: without accents, in lower case. `routines/0-texts.sql` has the function. */
export const normalized = (expression: ReturnType<typeof sql>) => sql`normalizar(${expression})`;

/** Text that is compared by bytes: sorts fast, and its index serves prefix searches. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });

export { sql };

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
