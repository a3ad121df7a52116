/**
 * What a migration may not do while processes of the last release still run on the same database: take away or rename what
 * they read, ask more of what they write, or give a column a kind that they do not know.
 */
const CONTRACTIONS: [what: string, pattern: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['renames', /\bRENAME\s+(TO|COLUMN|CONSTRAINT)\b/i],
  ['changes the kind of a column', /\bALTER\s+COLUMN\b.*\b(SET\s+DATA\s+)?TYPE\b/is],
  ['demands a value', /\bALTER\s+COLUMN\b.*\bSET\s+NOT\s+NULL\b/is],
  ['drops a default', /\bALTER\s+COLUMN\b.*\bDROP\s+DEFAULT\b/is],
];

const NEW_COLUMN = /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"[^"]+"[^,;]*/gi;

/** Why a statement may do so: nothing reads it any more since a version that was released. */
const EXPLAINED = /^--\s*Unread since \d+\.\d+\.\d+\b/m;

/** One line for each statement of a migration that the last release would not survive. */
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
