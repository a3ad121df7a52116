import { expect, it } from 'vitest';
import { compareSettings, settingsIn, tableNames } from './settings-table.ts';

it.each([
  ['port: process.env.API_PORT', ['API_PORT']],
  ['const { HOST, API_URL } = process.env;', ['HOST', 'API_URL']],
  ['const read = (env: NodeJS.ProcessEnv) => env.SMTP_URL || env.DEMO;', ['SMTP_URL', 'DEMO']],
  [
    'const schema = z.object({\n  API_PORT: port(4002),\n  SMTP_URL: z.url(),\n}); type Env = …',
    ['API_PORT', 'SMTP_URL'],
  ],
  ["loadShop(env: Env) { setting('SHOP_CITY', 'Pergamino') }", ['SHOP_CITY']],
])('finds the settings that a source reads: %s', (code, names) => {
  expect(settingsIn(code).sort()).toEqual([...names].sort());
});

it.each([
  'if (import.meta.env.SSR) fetch(process.env);',
  "const EXPECTED = {\n  API_PORT: PORT,\n  DEMO: 'debe ser 1 o 0',\n}; process.env",
  'export const ERRORS = {\n  SIN_PERMISO: error(403),\n};',
  'spawn(node, { env: { ...process.env, PATH: process.env.PATH } });',
])('takes for no setting what is none: %s', (code) => {
  expect(settingsIn(code)).toEqual([]);
});

it('names what the table lacks, and what nothing reads', () => {
  const table =
    '| setting | default |\n| --- | --- |\n| `API_PORT`, `API_URL` | 4002, or `HOST` |\n| `DEMO` | `1` |';
  expect(tableNames(table)).toEqual(['API_PORT', 'API_URL', 'DEMO']);
  expect(compareSettings(new Set(['API_PORT', 'API_URL', 'HOST']), tableNames(table))).toEqual([
    'README.md: HOST is read, not named',
    'README.md: DEMO is named, nothing reads it',
  ]);
});
