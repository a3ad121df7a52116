import { NAMES, tableOfSettings } from 'settings/table';
import { expect, it } from 'vitest';
import { compareSettings, settingsIn, withTable } from './settings-table.ts';

it.each([
  ['port: process.env.API_PORT', ['API_PORT']],
  ['const { HOST, API_URL } = process.env;', ['HOST', 'API_URL']],
  ['const read = (env: NodeJS.ProcessEnv) => env.SMTP_URL || env.DEMO;', ['SMTP_URL', 'DEMO']],
])('finds the settings that a source reads: %s', (code, names) => {
  expect(settingsIn(code).sort()).toEqual([...names].sort());
});

it.each([
  'if (import.meta.env.SSR) fetch(process.env);',
  "const EXPECTED = {\n  API_PORT: PORT,\n  DEMO: 'debe ser 1 o 0',\n}; process.env",
  'export const ERRORS = {\n  SIN_PERMISO: error(403),\n};',
  'spawn(node, { env: { ...process.env, PATH: process.env.PATH } });',
])('finds no setting in %s', (code) => {
  expect(settingsIn(code)).toEqual([]);
});

it('reports settings missing in the table, and unread ones', () => {
  const sources = [
    { file: 'a.ts', text: 'process.env.HOST; const { API_PORT } = process.env;' },
    { file: 'settings/src/table.ts', text: 'DEMO' },
  ];
  expect(compareSettings(sources, ['API_PORT', 'DEMO'])).toEqual([
    'a.ts: HOST is read, and stands in no settings/src/table.ts',
    'settings/src/table.ts: nothing reads DEMO',
  ]);
});

it('replaces the whole table, and nothing else', () => {
  const page = (table: string) => `## Settings\n\n${table}\n\nAn empty shop | x |\n\n| other | table |\n`;
  const old = '| setting | default |\n| --- | --- |\n| `GONE` | 1 |';
  expect(withTable(page(old))).toBe(page(tableOfSettings()));
  expect(tableOfSettings().split('\n')).toHaveLength(NAMES.length + 2);
  expect(tableOfSettings()).toContain('| `API_PORT` | `4002` | port of the API, below `/api` |');
});
