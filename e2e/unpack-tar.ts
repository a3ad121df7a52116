import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';

const BLOCK = 512;

/** Unpacks a small plain tar file, on machines without `tar`. @throws Error for a path outside the folder */
export async function unpackTar(from: NodeJS.ReadableStream, folder: string): Promise<void> {
  const tar = await buffer(from);
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const field = (start: number, length: number) =>
      tar
        .toString('utf8', at + start, at + start + length)
        .replace(/\0.*$/s, '')
        .trim();
    const name = normalize(join(field(345, 155), field(0, 100)));
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const isFile = ['', '0'].includes(field(156, 1));
    if (name.startsWith('..')) throw new Error(`The archive has a path outside its folder: ${name}`);
    const path = join(folder, name);
    if (isFile) {
      mkdirSync(dirname(path), { recursive: true });
      const mode = Number.parseInt(field(100, 8), 8) || 0o644;
      writeFileSync(path, tar.subarray(at + BLOCK, at + BLOCK + size), { mode });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
