import { read } from '../../scripts/lib/workspace.ts';

/** The lines that a section of a guide, docs/operating.md unless another is given, has for a shell, block by block. */
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

/** Each of its blocks, in its order. */
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
