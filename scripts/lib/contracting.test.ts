import { expect, it } from 'vitest';
import { contractions } from './contracting.ts';
import { lastReleaseFiles } from './last-release.ts';
import { readAll } from './workspace.ts';

const FOLDER = 'api-server/src/db/migrations';

it('keeps everything that the last release reads and writes, in each later migration', async () => {
  const released = await lastReleaseFiles(FOLDER);
  expect(released.length).toBeGreaterThan(40);
  const added = readAll(`${FOLDER}/*.sql`).filter(({ file }) => !released.includes(file));
  const found = added.flatMap(({ file, text }) => contractions(text).map((what) => `${file} ${what}`));
  expect(found).toEqual([]);
});

it.each([
  'DROP TABLE "marcas";',
  'ALTER TABLE "marcas" DROP COLUMN "nombre";',
  'DROP FUNCTION IF EXISTS dia_de(timestamptz);',
  'ALTER TABLE "marcas" RENAME COLUMN "nombre" TO "titulo";',
  'ALTER TABLE "marcas" RENAME TO "etiquetas";',
  'ALTER TABLE "marcas" ALTER COLUMN "nombre" SET DATA TYPE integer;',
  'ALTER TABLE "marcas" ALTER COLUMN "nombre" SET NOT NULL;',
  'ALTER TABLE "marcas" ALTER COLUMN "nombre" DROP DEFAULT;',
  'ALTER TABLE "marcas" ADD COLUMN "nombre" text NOT NULL;',
])('refuses %s', (sql) => {
  expect(contractions(sql)).toHaveLength(1);
});

it.each([
  'CREATE TABLE "marcas" ("nombre" text NOT NULL);',
  'ALTER TABLE "marcas" ADD COLUMN "nombre" text;',
  `ALTER TABLE "marcas" ADD COLUMN "nombre" text DEFAULT '' NOT NULL;`,
  'DROP INDEX "marcas_lista";',
  '-- Unread since 1.2.0: no code reads the column.\nALTER TABLE "marcas" DROP COLUMN "nombre";',
  '-- Comments that name DROP TABLE are allowed.\nCREATE INDEX "marcas_lista" ON "marcas" ("nombre");',
])('accepts %s', (sql) => {
  expect(contractions(sql)).toEqual([]);
});
