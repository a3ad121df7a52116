/**
 * Generates each app's OpenAPI document and client from the contract. `--check` writes nothing, and fails
 * when the committed files differ from the contract.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { operations, type Surface, surfacesOf } from '../contract/index.ts';
import { writeByResource } from './by-resource.ts';
import { callOf, openApi, resourceOf } from './openapi.ts';

const root = join(import.meta.dirname, '..');
const surfaces: Surface[] = ['storefront', 'backoffice'];

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

/** Replaces the generated client, which would be loaded at start. */
const LATE_CLIENT = `import { type LateClient, lateClient } from '../../src/late-client.ts';

export const client: LateClient = lateClient({ baseUrl: '/api', throwOnError: true }, () => import('./client/index.ts'));
`;

async function generate(target: string): Promise<void> {
  mkdirSync(join(target, 'openapi'), { recursive: true });
  for (const surface of surfaces) {
    const document = openApi(operations, surface);
    const file = join(target, 'openapi', `${surface}.json`);
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    await createClient({
      input: file,
      output: {
        path: join(target, 'generated', surface),
        importFileExtension: '.ts',
        header: ['// @ts-nocheck: generated, not under our compiler options'],
      },
      logs: { level: 'warn', file: false },
      plugins: [
        '@hey-api/typescript',
        '@hey-api/sdk',
        { name: '@hey-api/client-ky', throwOnError: true },
        {
          name: '@tanstack/react-query',
          infiniteQueryOptions: false,
          infiniteQueryKeys: false,
          // Tag queries by resource, because apps invalidate by resource after a change.
          queryKeys: { tags: true },
        },
      ],
    });
    const folder = join(target, 'generated', surface);
    const resources = resourcesOf(surface);
    writeByResource(folder, resources);
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
