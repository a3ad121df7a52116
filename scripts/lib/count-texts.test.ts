import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  ['app-core', 'backoffice', 'storefront', 'ui-kit'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/stories/**', '**/foundations/**'],
  },
);

/** An unformatted number before a noun, 'de' or a bracket: '1234 productos', '(1234)'. */
const PLAIN =
  /\$\{(?:[\w.()]+\.)?(?:count|total|length|size|units|done|pedidos|productos)\} (?:de\b|más\b|[a-záéíóúñ]{4,})| \(\$\{(?:[\w.]+\.)?(?:count|total|length|units)\}\)/g;
/** Another formatter of whole numbers; with options it may format amounts, shares or dates. */
const OTHER = /\.toLocaleString\('es-AR'\)|NumberFormat\('es-AR'\)/g;
/** Files with decimal numbers. */
const DECIMALS = [
  'backoffice/src/features/informes/informe-texts.ts',
  'ui-kit/src/components/doughnut-chart/doughnut-chart.tsx',
];

const matchesOf = (pattern: RegExp) =>
  files.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(pattern)].map(([text]) => `${path}: ${text}`),
  );

it.each([
  ['a noun', '`${count} productos`'],
  ['the total', '`${rows.length} de ${total}`'],
  ['a bracket', '`Todos (${total})`'],
])('finds an unformatted count before %s', (_, code) => {
  expect(code).toMatch(new RegExp(PLAIN.source));
});

it('formats each count with wholeText: 1.234', () => {
  expect(matchesOf(PLAIN)).toEqual([]);
  expect(matchesOf(OTHER).filter((one) => !DECIMALS.some((path) => one.startsWith(path)))).toEqual([]);
});
