import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from 'node-kit/startup-error';
import { z } from 'zod';

/** The file with the list of contents: see `make-backup.ts`. */
export const MANIFEST = 'manifest.json';
/** The digest of every other file, in the format of `sha256sum -c`. */
export const SUMS = 'SHA256SUMS';
/** Incremented when an older version would misread a new backup. */
export const FORMAT = 1;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  file: z.string(),
});
const sequence = z.object({ name: z.string(), value: z.string(), called: z.boolean() });

const manifest = z.object({
  format: z.literal(FORMAT),
  made: z.string(),
  /** Versions of the shop and of PostgreSQL. */
  version: z.string(),
  postgres: z.string(),
  /** Timestamp of the newest migration, which identifies the migration for drizzle. */
  schema: z.int(),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** The number of pictures, and the ids of pictures without a file. */
  pictures: z.int(),
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export type StoredTable = z.infer<typeof table>;

export interface Contents {
  manifest: Manifest;
  /** Paths of the pictures, relative to the backup's folder. */
  pictures: string[];
}

const line = /^([0-9a-f]{64}) {2}(.+)$/;

export const sumsOf = (digests: ReadonlyMap<string, string>): string =>
  [...digests]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, digest]) => `${digest}  ${file}\n`)
    .join('');

/**
 * Reads and checks a whole backup without changes.
 * @throws StartupError with one line for another folder or a damaged backup
 */
export async function checkBackup(folder: string): Promise<Contents> {
  const digests = await readSums(folder);
  for (const [file, digest] of digests) {
    if ((await computeDigest(join(folder, file))) !== digest) throw damaged(file);
  }
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => !each.isDirectory()).length;
  const parsed = manifest.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  // The digest is right, so the file is intact: a newer version must have written it.
  if (!parsed.success) throw newer();
  const stray = parsed.data.tables.find(({ file }) => !digests.has(file));
  if (stray) throw damaged(stray.file);
  if (files !== digests.size + 1) throw damaged(SUMS);
  const pictures = [...digests.keys()].filter((file) => file.startsWith('images/'));
  return { manifest: parsed.data, pictures };
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch(() => '');
  const digests = new Map<string, string>();
  for (const each of text.split('\n').filter(Boolean)) {
    const [, digest = '', file = ''] = line.exec(each) ?? [];
    // Refuse paths that leave the folder.
    if (!file || file.split('/').includes('..')) throw damaged(SUMS);
    digests.set(file, digest);
  }
  if (!digests.has(MANIFEST)) throw new StartupError(`${folder} no es una copia de la tienda.`);
  return digests;
}

async function computeDigest(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

export const damaged = (file: string) =>
  new StartupError(`La copia está dañada: ${file} no es lo que se guardó. No se restauró nada.`);

export const newer = (version = '') =>
  new StartupError(
    `La copia es de una versión más nueva de la tienda${version && ` (${version})`}: instale esa versión y vuelva a intentar.`,
  );
