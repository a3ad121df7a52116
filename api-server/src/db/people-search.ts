/** Name search for accounts, audit log and mails, with the same text folding everywhere. */
import { partsOfName } from 'api-client/contract/parts-of-name';
import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';

/**
 * Folds a text like the column `usuarios.buscado`: without accents and punctuation. `foldedName` of the contract does
 * the same.
 */
export const withoutSigns = (text: SQL): SQL => sql`sin_signos(${text})`;

/**
 * The condition that the text has each part of the term, in any order, also `Surname, Name`. The column must be folded,
 * so that `ohiggins` and `O'Higgins` find each other.
 */
export const namesPerson = (column: AnyColumn | SQL, term: string): SQL | undefined =>
  and(
    ...partsOfName(term).map((spellings) => or(...spellings.map((spelling) => holdsName(column, spelling)))),
  );

/** The condition that the folded text has this spelling of a part. */
export const holdsName = (column: AnyColumn | SQL, term: string): SQL =>
  term.trim() === ''
    ? sql`true`
    : sql`(sin_signos(${term.trim()}) <> '' AND ${column} LIKE '%' || replace(sin_signos(${term.trim()}), '%', '\\%') || '%')`;
