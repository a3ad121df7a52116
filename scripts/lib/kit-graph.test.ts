import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, kitEntries, kitReach, type Reach } from './kit-graph.ts';

/** The product card, the most composed component, reaches 14; a barrel file would reach all. */
const MOST_FOLDERS = 15;
/** The limit for half of the entry points. */
const USUAL_FOLDERS = 3;

/** Only as dynamic imports: heavy, and needed only when visible. */
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

  it.each(LATE)('never loads %s statically', (name) => {
    expect(thatReach(name)).toEqual([]);
  });

  it('loads carousel, charts, toasts and cropping lazily', () => {
    const later = new Set(all.flatMap(([, { latePackages }]) => latePackages.map(packageOf)));
    expect([...later]).toEqual(
      expect.arrayContaining(['swiper', 'react-apexcharts', 'notistack', 'react-easy-crop']),
    );
  });

  it('loads the form library only with form fields', () => {
    expect(thatReach('formik').filter((entry) => !entry.startsWith('forms/'))).toEqual([]);
  });

  it('loads single components and icons of Material, never the whole package', () => {
    const whole = all.flatMap(([entry, { packages }]) =>
      packages.filter((id) => /^@mui\/(material|icons-material)$/.test(id)).map((id) => `${entry}: ${id}`),
    );
    expect(whole).toEqual([]);
  });

  it('loads few other folders of the kit', () => {
    const over = all.filter(([, { folders }]) => folders.length > MOST_FOLDERS).map(([entry]) => entry);
    expect(over).toEqual([]);
    const sizes = all.map(([, { folders }]) => folders.length).sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(USUAL_FOLDERS);
  });

  it('has no circular dependencies', () => {
    const folder = (entry: string) => folderOf(entries.get(entry) ?? '');
    const needs = (a: Reach, b: string) => a.folders.includes(folder(b));
    const circles = all.flatMap(([a, ofA]) =>
      all.filter(([b, ofB]) => a < b && needs(ofA, b) && needs(ofB, a)).map(([b]) => `${a} and ${b}`),
    );
    expect(circles).toEqual([]);
  });
});

describe('a barrel file of the kit', () => {
  const place = mkdtempSync(join(tmpdir(), 'tienda-barrel-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('is detected, even if only one of its names is used', async () => {
    const barrel = join(place, 'index.ts');
    writeFileSync(barrel, [...kitEntries().values()].map((file) => `export * from '${file}';`).join('\n'));
    const user = join(place, 'user.ts');
    writeFileSync(user, `export { Price } from './index.ts';`);
    const reach = (await kitReach(new Map([['user', user]]))).get('user');
    expect(reach?.folders.length).toBeGreaterThan(MOST_FOLDERS);
    expect(reach?.packages).toEqual(expect.arrayContaining(['formik']));
  });
});
