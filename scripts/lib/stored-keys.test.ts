import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const files = globSync(
  ['app-core', 'backoffice', 'storefront'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'] },
);

/** Values that are never evicted from a full storage, with the reason. */
const STAYS: Record<string, string> = {
  "'archivos-perdidos'": 'prevents endless reloads of a page',
  "'atajos'": 'a few letters',
  "'auth'": 'the session',
  "'avisos'": 'a few letters',
  "'carrito'": "id of this tab's cart",
  "'carritos'": 'carts of an older version, which the next start migrates and deletes',
  "'carritos-abiertos'": 'open orders of staff',
  "'cart'": "a customer's cart",
  "'color'": 'a few letters',
  "'copias-de-remitos'": 'a few letters',
  "'esquema'": 'a few letters',
  "'filas-del-panel'": 'a few letters',
  BORRADOR: 'unsaved changes of an order',
  CHOICE: 'a few letters',
  SCHEME_KEY: 'a few letters',
  EMPAQUES: 'packings that were not sent yet',
};
/** Constants with a storage key. */
const NAMED: Record<string, string> = { KEY: "'listado'", LOADED: "'pedidos-por-empacar'" };

it('lists each stored value as evictable or not for a full storage', () => {
  const keys = files.flatMap((path) =>
    [
      ...textOf(path).matchAll(/\b(?:storedValue|storedStore|panelStore)(?:<[^(]*>)?\(\s*('[^']+'|[A-Z_]+)/g),
    ].map(([, key = '']) => NAMED[key] ?? key),
  );
  const lists = textOf('app-core/src/stored-value.ts').matchAll(/const (?:SETTINGS|DRAFTS) = \[([^\]]*)\]/g);
  const givesWay = [...lists].flatMap(([, list = '']) => list.match(/'[^']+'/g) ?? []);
  expect(givesWay).toHaveLength(9);
  expect([...new Set(keys)].sort()).toEqual([...givesWay, ...Object.keys(STAYS)].sort());
});
