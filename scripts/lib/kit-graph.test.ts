import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, kitEntries, kitReach, type Reach } from './kit-graph.ts';

/** The product card, which is made of the most, reaches 14; a file that gathers the kit would reach all of it. */
const MOST_FOLDERS = 15;
/** Of half of them. */
const USUAL_FOLDERS = 3;

/** Only as a dynamic import: heavy, and wanted when what they draw is on the screen. */
const LATE = ['swiper', 'apexcharts', 'react-apexcharts', 'notistack', 'react-easy-crop'];
const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

describe('importing one entry point of the kit', () => {
  const entries = kitEntries();
  let all: [string, Reach][];
  const thatReach = (name: string) =>
    all.filter(([, { packages }]) => packages.some((id) => packageOf(id) === name)).map(([entry]) => entry);

  beforeAll(async () => {
    all = [...(await kitReach(entries))];
  });

  it.each(LATE)('never waits for %s', (name) => {
    expect(thatReach(name)).toEqual([]);
  });

  it('leaves the carousel, the charts, the toasts and cropping to bring theirs later', () => {
    const later = new Set(all.flatMap(([, { latePackages }]) => latePackages.map(packageOf)));
    expect([...later]).toEqual(
      expect.arrayContaining(['swiper', 'react-apexcharts', 'notistack', 'react-easy-crop']),
    );
  });

  it('brings forms with the fields alone', () => {
    expect(thatReach('formik').filter((entry) => !entry.startsWith('forms/'))).toEqual([]);
  });

  it('takes single components and icons of Material, never the lot', () => {
    const whole = all.flatMap(([entry, { packages }]) =>
      packages.filter((id) => /^@mui\/(material|icons-material)$/.test(id)).map((id) => `${entry}: ${id}`),
    );
    expect(whole).toEqual([]);
  });

  it('brings little else of the kit', () => {
    const over = all.filter(([, { folders }]) => folders.length > MOST_FOLDERS).map(([entry]) => entry);
    expect(over).toEqual([]);
    const sizes = all.map(([, { folders }]) => folders.length).sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(USUAL_FOLDERS);
  });

  it('goes from the composed to the simple: no two need each other', () => {
    const folder = (entry: string) => folderOf(entries.get(entry) ?? '');
    const needs = (a: Reach, b: string) => a.folders.includes(folder(b));
    const circles = all.flatMap(([a, ofA]) =>
      all.filter(([b, ofB]) => a < b && needs(ofA, b) && needs(ofB, a)).map(([b]) => `${a} and ${b}`),
    );
    expect(circles).toEqual([]);
  });
});

describe('a file that gathers the kit', () => {
  const place = mkdtempSync(join(tmpdir(), 'tienda-barrel-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('would be noticed, even if only one of its names is used', async () => {
    const barrel = join(place, 'index.ts');
    writeFileSync(barrel, [...kitEntries().values()].map((file) => `export * from '${file}';`).join('\n'));
    const user = join(place, 'user.ts');
    writeFileSync(user, `export { Price } from './index.ts';`);
    const reach = (await kitReach(new Map([['user', user]]))).get('user');
    expect(reach?.folders.length).toBeGreaterThan(MOST_FOLDERS);
    expect(reach?.packages).toEqual(expect.arrayContaining(['formik']));
  });
});
