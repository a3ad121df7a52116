/** The one folding of searches for people: accounts, who did what, mails. */
import { partsOfName } from 'api-client/contract/parts-of-name';
import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';

/** A text as `usuarios.buscado` has it: without accents and signs. `foldedName` of the contract folds the same way. */
export const withoutSigns = (text: SQL): SQL => sql`sin_signos(${text})`;

/**
 * The condition that a text of people has each part of the term, in any order: `Surname, Name` as well. The text has to be
 * without signs, so that `ohiggins` and `O'Higgins` find each other.
 */
export const namesPerson = (column: AnyColumn | SQL, term: string): SQL | undefined =>
  and(
    ...partsOfName(term).map((spellings) => or(...spellings.map((spelling) => holdsName(column, spelling)))),
  );

/** The condition that the text without signs has this spelling of a part. */
export const holdsName = (column: AnyColumn | SQL, term: string): SQL =>
  term.trim() === ''
    ? sql`true`
    : sql`(sin_signos(${term.trim()}) <> '' AND ${column} LIKE '%' || replace(sin_signos(${term.trim()}), '%', '\\%') || '%')`;
