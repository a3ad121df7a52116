/**
 * Licences that the shop's packages may have, with the reason: the owner may sell the shop, host it for
 * others and keep it closed. `check` refuses other licences until they are reviewed and listed here.
 */
import { billOfMaterials, type Component, licenseIdOf, nameOf } from './bundle/bill-of-materials.ts';

const OWN_TEXT = 'requires its text and its authors, which LICENCIAS.txt contains';
const NOTHING = 'requires nothing';

const ALLOWED = new Map([
  ['MIT', OWN_TEXT],
  ['ISC', OWN_TEXT],
  ['BSD-2-Clause', OWN_TEXT],
  ['BSD-3-Clause', OWN_TEXT],
  ['BlueOak-1.0.0', OWN_TEXT],
  ['Python-2.0', OWN_TEXT],
  ['Apache-2.0', 'requires its text and its NOTICE, which are delivered, and grants its patents'],
  ['OFL-1.1', 'typefaces, which any program may include; selling them alone is forbidden'],
  ['CC-BY-4.0', 'data whose authors must be named; LICENCIAS.txt names them'],
  ['0BSD', NOTHING],
  ['MIT-0', NOTHING],
  ['CC0-1.0', NOTHING],
  ['Unlicense', NOTHING],
  ['MPL-2.0', 'requires the sources of changed files; the shop changes none'],
  [
    'LGPL-3.0-or-later',
    'requires that an operator can replace the library: it is loaded from a separate file',
  ],
]);

/** Licences found by reading, where the manifest does not declare them normally. */
const READ = new Map([
  // In the outdated field `licenses`.
  ['xmlhttprequest-ssl', 'MIT'],
  ['xtend', 'MIT'],
  // In its LICENSE.
  ['png-js', 'MIT'],
]);

/** Packages whose later versions have another licence. */
const BELOW = new Map([
  ['apexcharts', { major: 5, because: 'from 5.0.0 on it may not be embedded in a product that others run' }],
]);

/** A single allowed alternative is enough. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ALLOWED.has(one.trim())));

/** Returns one line per package with a refused licence. */
export function refusedLicenses(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const name = nameOf(component);
    const license = licenseIdOf(component) || READ.get(name) || 'none';
    const who = `${name} ${component.version}`;
    const limit = BELOW.get(name);
    if (limit && Number.parseInt(component.version, 10) >= limit.major) return `${who}: ${limit.because}`;
    return isAllowed(license) ? [] : `${who}: ${license} is not allowed in scripts/lib/allowed-licenses.ts`;
  });
}

export const licenseFindings = async (): Promise<string[]> =>
  refusedLicenses((await billOfMaterials()).components);
