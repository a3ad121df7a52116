/**
 * Proves on what was built that staff code does not ship to shoppers: no address of a staff call, no route of the
 * panel and no sentence of the back office stands in what storefront/dist has for shoppers' browsers, or makes their
 * pages of; nor does an address or a route in what both apps share, from where it could. `node scripts/bundle-check.ts`
 */
import { operations, surfacesOf } from '../api-client/contract/index.ts';
import { readAll } from './lib/workspace.ts';

const built = readAll('storefront/dist/{client,server}/**/*.{js,mjs,css,html,json}');
const shared = readAll('app-core/src/**/*.{ts,tsx}', /\.test\./);
const own = [...shared, ...readAll('{storefront,ui-kit}/src/**/*.{ts,tsx}')]
  .map(({ text }) => text)
  .join('\n');

/** Addresses as the generated client writes them, of calls that do not ship to the storefront at all. */
function staffPaths(): string[] {
  const ships = (path: string) =>
    operations.some((o) => o.path === path && surfacesOf(o).includes('storefront'));
  return operations.map((o) => o.path).filter((path) => !ships(path));
}

/** Of the staff document, section 2; `/panel-` covers the four panels. */
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

/** Every sentence of the back office, but for those that the storefront or the kit says itself. */
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
