import { expect, it } from 'vitest';
import { licenseFindings, refusedLicenses } from './allowed-licenses.ts';

const component = (name: string, version: string, ...ids: string[]) => ({
  type: 'library',
  name,
  version,
  licenses: ids.map((id) => (id.includes(' ') ? { expression: id } : { license: { id } })),
});

it('finds nothing in what the shop is made of', async () => {
  expect(await licenseFindings()).toEqual([]);
});

it('refuses a licence that nobody has read, and a package without one', () => {
  expect(refusedLicenses([component('one', '1.0.0', 'AGPL-3.0-only'), component('two', '2.0.0')])).toEqual([
    expect.stringContaining('one 1.0.0: AGPL-3.0-only'),
    expect.stringContaining('two 2.0.0: none'),
  ]);
});

it('takes either of two that may be chosen, and each of two that both count', () => {
  const taken = [component('one', '1.0.0', '(MIT OR GPL-2.0-only)'), component('two', '1.0.0', 'MIT', 'ISC')];
  expect(refusedLicenses(taken)).toEqual([]);
  expect(refusedLicenses([component('one', '1.0.0', 'MIT', 'SSPL-1.0')])).toHaveLength(1);
});

it('refuses the charts from the version on that may not be embedded', () => {
  expect(refusedLicenses([component('apexcharts', '4.7.0', 'MIT')])).toEqual([]);
  expect(refusedLicenses([component('apexcharts', '5.0.0', 'MIT')])).toHaveLength(1);
});
