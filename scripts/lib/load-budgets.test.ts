import { describe, expect, it } from 'vitest';
import { addressOf, EVERYWHERE, type FirstLoad, layoutFilesOf, partOf } from './first-load.ts';
import { loweredBudgets, overBudget } from './load-budgets.ts';
import { inRoot } from './workspace.ts';

const FILES = [
  '_guest.tsx',
  '_guest.login.tsx',
  'marcas.index.tsx',
  'marcas.$marcaNombre.tsx',
  '_staff/_admin.tsx',
];

const load = (parts: Record<string, number>): FirstLoad => ({
  bytes: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0),
  files: 1,
  parts: new Map(
    Object.entries(parts).map(([name, bytes]) => [name, { bytes, chunks: new Set([`${name}-file`]) }]),
  ),
});
const common = { react: 70_000, query: 5000 };

describe('the files of a route', () => {
  it('have a URL, unless they are a layout', () => {
    expect(FILES.map(addressOf)).toEqual([undefined, '/login', '/marcas', '/marcas/$marcaNombre', undefined]);
  });

  it('include the layouts around them', () => {
    expect(layoutFilesOf('_guest.login.tsx', FILES)).toEqual(['_guest.tsx', '_guest.login.tsx']);
    expect(layoutFilesOf('marcas.$marcaNombre.tsx', FILES)).toEqual(['marcas.$marcaNombre.tsx']);
    expect(layoutFilesOf('_staff/_admin/correos.tsx', FILES)).toEqual(['_staff/_admin.tsx']);
  });
});

it('assigns a module to its library or workspace package', () => {
  expect(partOf('/x/node_modules/.pnpm/@mui+material@9/node_modules/@mui/material/Box/Box.mjs')).toBe(
    '@mui/material',
  );
  expect(partOf(inRoot('ui-kit', 'src', 'money.ts'))).toBe('ui-kit');
  expect(partOf('\0vite/preload-helper.js')).toBe('vite');
});

describe('the budget of a first load', () => {
  const before = new Map([
    [EVERYWHERE, load(common)],
    ['/login', load({ ...common, formik: 9000 })],
  ]);
  const budgets = loweredBudgets({}, before);

  it('accepts the recorded size', () => {
    expect(overBudget('storefront', budgets, before)).toEqual([]);
  });

  it('names the grown parts and their chunks', () => {
    const after = new Map([
      [EVERYWHERE, load({ ...common, query: 5100 })],
      ['/login', load({ ...common, query: 5100, formik: 9500, swiper: 20_000 })],
    ]);
    expect(overBudget('storefront', budgets, after)).toEqual([
      'storefront /login: 104.6 kB where 85.0 kB are allowed',
      '  swiper: new, now 20.0 kB, in swiper-file',
      '  formik: 9.0 kB before, now 9.5 kB, in formik-file',
    ]);
  });

  it('is required for every URL', () => {
    const more = new Map([...before, ['/nueva', load(common)]]);
    expect(overBudget('storefront', budgets, more)).toEqual([
      'storefront /nueva: no budget in scripts/first-load.json (it takes 75.0 kB)',
    ]);
  });

  it('only decreases when recorded', () => {
    const budgetOf = (bytes: number) =>
      loweredBudgets(budgets, new Map([[EVERYWHERE, load({ react: bytes })]]))[EVERYWHERE]?.budget;
    expect(budgetOf(60_000)).toBe(61_000);
    expect(budgetOf(90_000)).toBe(76_000);
  });
});
