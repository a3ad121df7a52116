/**
 * Compares the table in docs/settings.md, which `pnpm generate` writes, with the settings and the sources. Each
 * variable that a source reads needs a row, and each row's variable must be read.
 */
import { writeFileSync } from 'node:fs';
import { NAMES, tableOfSettings } from 'settings/table';
import { inRoot, read, readAll, type Text } from './workspace.ts';

const PAGE = 'docs/settings.md';
const SOURCES = '{*,*/!(generated)/**}/*.{ts,tsx}';
const TABLE_ITSELF = /^settings\/src\/(table|unsafe)\.ts$/;
/** Variables of the system, npm or between this project's programs, which nobody sets. */
const NOT_SETTINGS =
  /^(PATH|CI|INIT_CWD|LD_LIBRARY_PATH|TEST_WORKER_INDEX|E2E_DATA_DIR|E2E_DATABASE_URL|BENCH_DATABASE_URL)$/;
const NAME = '[A-Z][A-Z0-9_]+';
const TABLE = /^\| setting \|.*\n(\|.*\n)*/m;

export function settingsTable(): string[] {
  const sources = readAll(SOURCES, /\.(test|spec|stories)\.|\.d\.ts$/);
  const { text } = read(PAGE);
  return [
    ...(withTable(text) === text
      ? []
      : [`${PAGE}: the table of settings is old; \`pnpm generate\` writes it`]),
    ...compareSettings(sources, NAMES),
    ...readAll('{,*/}README.md').flatMap(({ file, text: other }) =>
      TABLE.test(other) ? `${file}: settings belong into ${PAGE} alone` : [],
    ),
  ];
}

export const withTable = (markdown: string): string =>
  markdown.replace(TABLE, () => `${tableOfSettings()}\n`);

export const writeSettingsTable = (): void => writeFileSync(inRoot(PAGE), withTable(read(PAGE).text));

export function compareSettings(sources: Text[], names: readonly string[]): string[] {
  const found = sources.flatMap(({ file, text }) => settingsIn(text).map((name) => ({ file, name })));
  const others = sources.filter(({ file }) => !TABLE_ITSELF.test(file));
  return [
    ...found
      .filter(({ name }) => !names.includes(name))
      .map(({ file, name }) => `${file}: ${name} is read, and stands in no settings/src/table.ts`),
    ...names
      .filter((name) => !others.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `settings/src/table.ts: nothing reads ${name}`),
  ];
}

/** env.X, { X } = process.env. */
export function settingsIn(code: string): string[] {
  if (!/process\.env|\bEnv\b|ProcessEnv/.test(code)) return [];
  const destructured = [...code.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(
    ([, names = '']) => names.match(new RegExp(`\\b${NAME}\\b`, 'g')) ?? [],
  );
  const read = [...code.matchAll(new RegExp(`(?<!import\\.meta\\.)\\benv\\.(${NAME})\\b`, 'g'))];
  return [...destructured, ...read.map(([, name = '']) => name)].filter((name) => !NOT_SETTINGS.test(name));
}
