/**
 * Holds the README's table of settings against the sources: the names in it are those that are read from the
 * environment, wherever that is done, and no other README has such a table.
 */
import { read, readAll } from './workspace.ts';

const SOURCES = '{*,*/!(generated)/**}/*.{ts,tsx}';
/** What the machine, npm or a program of ours tells another: nobody sets these. */
const NOT_SETTINGS = /^(PATH|CI|INIT_CWD|LD_LIBRARY_PATH|TEST_WORKER_INDEX|E2E_DATA_DIR|BENCH_DATABASE_URL)$/;
const NAME = '[A-Z][A-Z0-9_]+';

export function settingsTable(): string[] {
  const sources = readAll(SOURCES, /\.(test|spec|stories)\.|\.d\.ts$/);
  const settings = new Set(sources.flatMap(({ text }) => settingsIn(text)));
  return [
    ...compareSettings(settings, tableNames(read('README.md').text)),
    ...readAll('*/README.md').flatMap(({ file, text }) =>
      tableNames(text).map((name) => `${file}: ${name} belongs into README.md alone`),
    ),
  ];
}

export function compareSettings(read: Set<string>, named: string[]): string[] {
  return [
    ...[...read]
      .filter((name) => !named.includes(name))
      .map((name) => `README.md: ${name} is read, not named`),
    ...named.filter((name) => !read.has(name)).map((name) => `README.md: ${name} is named, nothing reads it`),
  ];
}

/** The names in the first column of tables: | `STOREFRONT_PORT`, `STOREFRONT_URL` | … */
export const tableNames = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(new RegExp(`\`(${NAME})\``, 'g'))].map(([, name = '']) => name),
  );

/** env.X, { X } = process.env, X: z.… of a schema, setting(X, …). */
export function settingsIn(code: string): string[] {
  if (!/process\.env|\bEnv\b|ProcessEnv/.test(code)) return [];
  const destructured = [...code.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(
    ([, names = '']) => names.match(new RegExp(`\\b${NAME}\\b`, 'g')) ?? [],
  );
  const found = [
    new RegExp(`(?<!import\\.meta\\.)\\benv\\.(${NAME})\\b`, 'g'),
    new RegExp(`^\\s+(${NAME}): [a-z]\\w*[.(]`, 'gm'),
    new RegExp(`\\bsetting\\('(${NAME})'`, 'g'),
  ].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  return [...destructured, ...found].filter((name) => !NOT_SETTINGS.test(name));
}
