import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, createWriteStream, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { inRoot } from '../../scripts/lib/workspace.ts';
import type { Machine } from './machine.ts';

/** Folder on the test machine for archives that are not yet copied to the server. */
export const BUNDLE_FILES = 'hecho';

/**
 * Packs a bundle's folder under another name, like `bundle` does, and writes the digest next to it. `deploy/`
 * comes from these sources, which the document describes, with paths and ports replaced.
 * The archive is not compressed, because compression takes the longest.
 */
export async function pack(machine: Machine, folder: string, name: string): Promise<void> {
  const made = machine.at(BUNDLE_FILES);
  const delivered = join(made, name, 'deploy');
  cpSync(inRoot('deploy'), delivered, { recursive: true });
  for (const path of globSync('{tienda,separate-roles,*.example,nginx/*,systemd/*}', { cwd: delivered })) {
    const file = join(delivered, path);
    writeFileSync(file, machine.placed(readFileSync(file, 'utf8')));
  }
  const was = basename(folder);
  const renamed = ['--anchored', `--exclude=${was}/deploy`, `--transform=s,^${was},${name},S`];
  const tar = spawn('tar', ['-c', ...renamed, '-C', dirname(folder), was, '-C', made, `${name}/deploy`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const archive = join(made, `${name}.tar.gz`);
  const digest = createHash('sha256');
  async function* digested(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      digest.update(chunk);
      yield chunk;
    }
  }
  await pipeline(tar.stdout, createGzip({ level: 0 }), digested, createWriteStream(archive));
  writeFileSync(`${archive}.sha256`, `${digest.digest('hex')}  ${basename(archive)}\n`);
}
