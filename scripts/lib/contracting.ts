/**
 * Statements that a migration must not use while the last release runs on the same database: dropping or
 * renaming, stricter constraints, unknown types.
 */
const CONTRACTIONS: [what: string, pattern: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['drops a function', /\bDROP\s+FUNCTION\b/i],
  ['renames', /\bRENAME\s+(TO|COLUMN|CONSTRAINT)\b/i],
  ['changes the kind of a column', /\bALTER\s+COLUMN\b.*\b(SET\s+DATA\s+)?TYPE\b/is],
  ['demands a value', /\bALTER\s+COLUMN\b.*\bSET\s+NOT\s+NULL\b/is],
  ['drops a default', /\bALTER\s+COLUMN\b.*\bDROP\s+DEFAULT\b/is],
];

const NEW_COLUMN = /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"[^"]+"[^,;]*/gi;

/** Allows a statement on data that a released version no longer reads. */
const EXPLAINED = /^--\s*Unread since \d+\.\d+\.\d+\b/m;

/** Returns one line per statement that would break the last release. */
export function contractions(sql: string): string[] {
  return sql
    .split('--> statement-breakpoint')
    .filter((statement) => !EXPLAINED.test(statement))
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .flatMap((statement) => {
      const found = CONTRACTIONS.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
      const columns = /^ALTER\s+TABLE/i.test(statement) ? (statement.match(NEW_COLUMN) ?? []) : [];
      const demanding = columns.filter(
        (column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED)\b/i.test(column),
      );
      const all = [...found, ...demanding.map(() => 'adds a column that demands a value')];
      return all.map((what) => `${what}: ${statement.slice(0, 120)}`);
    });
}
