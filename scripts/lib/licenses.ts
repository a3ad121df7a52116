import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

const TEXTS = /^(licen[cs]e|copying|notice)/i;

/** Returns the folder of a bundled file's package, below node_modules. */
const packageOf = (id: string) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/'))?.[0];

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
}

/** Writes the licences of the bundled packages beside the bundle, because minifying removes them. */
export const licenses = (fileName: string): Plugin => ({
  name: 'licenses',
  generateBundle(_options, bundle) {
    const folders = new Set<string>();
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const folder = packageOf(id);
        if (folder) folders.add(folder);
      }
    }
    this.emitFile({ type: 'asset', fileName, source: licenseTexts([...folders].map(licenseOf)) });
  },
});

/** Returns the licence texts, each package once, in order. */
export function licenseTexts(told: readonly (readonly [name: string, text: string])[]): string {
  const said = [...new Map(told)].sort(([a], [b]) => a.localeCompare(b));
  return said.map(([name, text]) => `${name}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Returns the package's name, version and licence, and its licence texts. */
export function licenseOf(folder: string): [string, string] {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license}`, texts.join('\n\n')];
}
