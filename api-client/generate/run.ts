/**
 * Generates each app's OpenAPI document and client from the contract. `--check` writes nothing, and fails
 * when the committed files differ from the contract.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type $, createClient } from '@hey-api/openapi-ts';
import { operations, type Surface, surfacesOf } from '../contract/index.ts';
import { callOf, openApi, resourceOf } from './openapi.ts';

const root = join(import.meta.dirname, '..');
const surfaces: Surface[] = ['storefront', 'backoffice'];

/**
 * Places each call and its queries into the file of its resource, and exports all of them from `calls.gen.ts`. Bundlers
 * split only by file: from a single file, every page would load all calls.
 */
const byResource = (resources: ReadonlyMap<string, string>) => {
  const fileOf = ({ name }: { name: string }) => {
    const resource = resources.get(name.replace(/(QueryKey|Options|Mutation)$/, ''));
    return resource && `resources/${resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  };
  return {
    events: {
      // The generator keeps its helper for query keys private, because it expects the helper in the callers' file.
      'node:set:before': ({ node }: { node: { exported?: boolean } | null }) => {
        if (node && !node.exported) (node as ReturnType<typeof $.const>).export();
      },
    },
    symbols: {
      getFilePath: (symbol: { name: string }) => fileOf(symbol) ?? 'shared',
      getExportFromFilePath: (symbol: { name: string }) => (fileOf(symbol) ? ['calls'] : []),
    },
  };
};

/** Returns the resource of each call of an app. */
const resourcesOf = (surface: Surface) =>
  new Map(
    operations
      .filter((one) => surfacesOf(one).includes(surface))
      .map((one) => [callOf(one), resourceOf(one)] as const),
  );

/** Returns a type with an app's resources, which are the tags of query keys. */
const tagsOf = (resources: ReadonlyMap<string, string>) =>
  `export type Tag = ${[...new Set(resources.values())].map((tag) => `'${tag}'`).join(' | ')};\n`;

/**
 * Replaces the generated client, which would be loaded at start. Not by `client/index.ts`: the calls import from it, so
 * bundlers would load the transport with them.
 */
const LATE_CLIENT = `import { type LateClient, lateClient } from '../../src/late-client.ts';

export const client: LateClient = lateClient({ baseUrl: '/api', throwOnError: true }, () => import('./client/client.gen.ts'));
`;

async function generate(target: string): Promise<void> {
  mkdirSync(join(target, 'openapi'), { recursive: true });
  for (const surface of surfaces) {
    const resources = resourcesOf(surface);
    const $hooks = byResource(resources);
    const folder = join(target, 'generated', surface);
    const document = openApi(operations, surface);
    const file = join(target, 'openapi', `${surface}.json`);
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    await createClient({
      input: file,
      output: {
        path: folder,
        entryFile: false,
        module: { extension: '.ts' },
        header: ({ file }) =>
          /^(resources\/|shared|calls)/.test(file?.logicalFilePath ?? '')
            ? '// Written by `generate`.'
            : '// @ts-nocheck: generated, not under our compiler options',
      },
      logs: { level: 'warn', file: false },
      plugins: [
        '@hey-api/typescript',
        { name: '@hey-api/sdk', $hooks },
        { name: '@hey-api/client-ky', throwOnError: true },
        {
          name: '@tanstack/react-query',
          $hooks,
          infiniteQueryOptions: false,
          infiniteQueryKeys: false,
          // Tag queries by resource, because apps invalidate by resource after a change.
          queryKeys: { tags: true },
        },
      ],
    });
    writeFileSync(join(folder, 'tags.gen.ts'), tagsOf(resources));
    writeFileSync(join(folder, 'client.gen.ts'), LATE_CLIENT);
  }
}

const work = mkdtempSync(join(tmpdir(), 'api-client-'));
try {
  await generate(work);
  for (const folder of ['openapi', 'generated']) {
    if (process.argv.includes('--check')) {
      execFileSync('diff', ['-r', '-q', join(work, folder), join(root, folder)], { stdio: 'inherit' });
    } else {
      rmSync(join(root, folder), { recursive: true, force: true });
      cpSync(join(work, folder), join(root, folder), { recursive: true });
    }
  }
} catch (error) {
  if (!process.argv.includes('--check')) throw error;
  console.error('The generated client is not what the contract says: run `pnpm generate`.');
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
