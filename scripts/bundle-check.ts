/**
 * Checks that no staff code ships to shoppers: `node scripts/bundle-check.ts` No staff call, panel route or back office
 * text may be in storefront/dist. No staff call or route may be in code that both apps share.
 */
import { operations, surfacesOf } from '../api-client/contract/index.ts';
import { readAll } from './lib/workspace.ts';

const built = readAll('storefront/dist/{client,server}/**/*.{js,mjs,css,html,json}');
const shared = readAll('app-core/src/**/*.{ts,tsx}', /\.test\./);
const own = [...shared, ...readAll('{storefront,ui-kit}/src/**/*.{ts,tsx}')]
  .map(({ text }) => text)
  .join('\n');

/** Returns the paths of calls that never ship to the storefront, as the generated client writes them. */
function staffPaths(): string[] {
  const ships = (path: string) =>
    operations.some((o) => o.path === path && surfacesOf(o).includes('storefront'));
  return operations.map((o) => o.path).filter((path) => !ships(path));
}

/** From the staff document, section 2; `/panel-` covers the four panels. */
const STAFF_ROUTES = [
  '/panel-',
  '/Panel',
  '/pedido/editar',
  '/crear-producto',
  '/editar-producto',
  '/crear-marca',
  '/crear-categoria',
  '/crear-etiqueta',
  '/actualizar-',
];

/** Returns every text of the back office, except those also in the storefront or the kit. */
function staffTexts(): string[] {
  const sources = readAll('backoffice/src/**/*.{ts,tsx}', /\.test\.|\.gen\./);
  const found = sources.flatMap(({ text }) => [
    ...text.matchAll(/'([^'\n]{10,})'/g),
    ...text.matchAll(/"([^"\n]{10,})"/g),
    ...text.matchAll(/>\s*([^<>{}\n]{10,}?)\s*</g),
  ]);
  const sentences = found
    .map(([, text = '']) => text)
    .filter((text) => /[a-záéíóúñ] [a-záéíóúñ]/i.test(text));
  return [...new Set(sentences)].filter((text) => !/[=;(){}]|=>|^[./@]/.test(text) && !own.includes(text));
}

if (built.length === 0) {
  console.error('storefront/dist is empty: build first.');
  process.exit(1);
}
const addresses = [...staffPaths(), ...STAFF_ROUTES];
const forbidden = [...addresses, ...staffTexts()];
const hitsOf = (files: typeof built, words: string[]) =>
  files.flatMap(({ file, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
const hits = [...hitsOf(built, forbidden), ...hitsOf(shared, addresses)];
for (const hit of hits) console.error(hit);
console.log(
  `${forbidden.length} staff words looked for in ${built.length + shared.length} files: ${hits.length} found.`,
);
process.exitCode = hits.length > 0 ? 1 : 0;
