import { expect, it } from 'vitest';
import { licenseFindings, refusedLicenses } from './allowed-licenses.ts';

const component = (name: string, version: string, ...ids: string[]) => ({
  type: 'library',
  name,
  version,
  licenses: ids.map((id) => (id.includes(' ') ? { expression: id } : { license: { id } })),
});

it("finds nothing in the shop's packages", async () => {
  expect(await licenseFindings()).toEqual([]);
});

it('refuses an unknown licence, and a package without one', () => {
  expect(refusedLicenses([component('one', '1.0.0', 'AGPL-3.0-only'), component('two', '2.0.0')])).toEqual([
    expect.stringContaining('one 1.0.0: AGPL-3.0-only'),
    expect.stringContaining('two 2.0.0: none'),
  ]);
});

it('accepts one of alternative licences, and requires all of combined ones', () => {
  const taken = [component('one', '1.0.0', '(MIT OR GPL-2.0-only)'), component('two', '1.0.0', 'MIT', 'ISC')];
  expect(refusedLicenses(taken)).toEqual([]);
  expect(refusedLicenses([component('one', '1.0.0', 'MIT', 'SSPL-1.0')])).toHaveLength(1);
});

it('refuses the chart library from the version with a forbidden licence', () => {
  expect(refusedLicenses([component('apexcharts', '4.7.0', 'MIT')])).toEqual([]);
  expect(refusedLicenses([component('apexcharts', '5.0.0', 'MIT')])).toHaveLength(1);
});
