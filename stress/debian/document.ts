import { read } from '../../scripts/lib/workspace.ts';

/**
 * Returns the shell blocks of a guide's section. The guide defaults to docs/operating.md.
 * @throws Error when the section does not have this number of blocks
 */
export function linesOf(section: string, blocks: number, guide = read('docs/operating.md').text): string[] {
  const [, part = ''] = guide.split(`\n## ${section}\n`);
  const [own = ''] = part.split('\n## ');
  const found = [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines]) => lines ?? '');
  if (found.length !== blocks) throw new Error(`'${section}' has ${found.length} blocks and not ${blocks}`);
  return found;
}

const [packages = '', account = '', newDatabase = '', bundle = '', unpack = '', settings = '', ...others] =
  linesOf('Install', 10);
const [servers = '', proxy = '', firstAdmin = '', backups = ''] = others;
const [restore = '', outOfTheWay = ''] = linesOf('Restore', 2);
const [upgrade = ''] = linesOf('Upgrade', 1);
const [twoRoles = ''] = linesOf('Two roles', 1);
const [fromCheckout = ''] = linesOf('From 1.0.0', 1);

/** The shell blocks of docs/operating.md, by name. */
export const DOCUMENT = {
  packages,
  account,
  newDatabase,
  bundle,
  unpack,
  settings,
  servers,
  proxy,
  firstAdmin,
  backups,
  restore,
  outOfTheWay,
  upgrade,
  twoRoles,
  fromCheckout,
};
