import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { toBrotli } from './compress-files.ts';
import { inRoot } from './workspace.ts';

/** A chunk and the size of its file as sent with brotli. */
type Chunk = Rolldown.OutputChunk & { bytes: number };

/** The JavaScript that a page needs at first: its routes and their static imports. */
export interface FirstLoad {
  /** Sum of the files as sent with brotli. */
  bytes: number;
  files: number;
  /** The bytes of each library or package, and the chunks that contain it. */
  parts: Map<string, { bytes: number; chunks: Set<string> }>;
}

/** The key for code of every page. */
export const EVERYWHERE = '*';

/** Returns the first load of each URL of an app, and the common part. */
export async function firstLoads(app: string): Promise<Map<string, FirstLoad>> {
  const chunks = await chunksOf(app);
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const files = globSync('**/*.tsx', { cwd: inRoot(app, 'src', 'routes') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^-|^__|\.test\./.test(basename(file)))
    .sort();
  const screenOf = (file: string) =>
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.includes(`/routes/${file}?tsr-split=component`)),
    );
  const loads = new Map<string, FirstLoad>([[EVERYWHERE, sizeOf(withImports(entry, chunks))]]);
  for (const file of files) {
    const address = addressOf(file);
    if (!address) continue;
    const load = sizeOf(withImports([...entry, ...layoutFilesOf(file, files).flatMap(screenOf)], chunks));
    // A layout route with its own URL is shown with its index page.
    const known = loads.get(address);
    if (!known || known.bytes < load.bytes) loads.set(address, load);
  }
  return loads;
}

/** Builds the client bundle without writing it. */
async function chunksOf(app: string): Promise<Chunk[]> {
  const builder = await createBuilder({ root: inRoot(app), logLevel: 'error', build: { write: false } });
  const { client } = builder.environments;
  if (!client) throw new Error(`${app} has no client build`);
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  return Promise.all(
    output
      .filter((part) => part.type === 'chunk')
      .map(async (chunk) => ({ ...chunk, bytes: (await toBrotli(chunk.code)).length })),
  );
}

const nameOf = (file: string) => file.replace(/\.tsx$/, '');

/** Returns a route's file and its layout files: `_guest.login.tsx` is inside `_guest.tsx`. */
export const layoutFilesOf = (file: string, files: readonly string[]): string[] =>
  files.filter((other) => other === file || ['.', '/'].some((mark) => file.startsWith(nameOf(other) + mark)));

/** Returns the URL of a route's file; undefined for a layout. */
export function addressOf(file: string): string | undefined {
  const words = nameOf(file).split(/[./]/);
  if (words.at(-1)?.startsWith('_')) return undefined;
  return `/${words.filter((word) => word !== 'index' && !word.startsWith('_')).join('/')}`;
}

function withImports(from: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const taken = new Set<Chunk>();
  const waiting = [...from];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (taken.has(chunk)) continue;
    taken.add(chunk);
    waiting.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return [...taken];
}

function sizeOf(chunks: readonly Chunk[]): FirstLoad {
  const load: FirstLoad = { bytes: 0, files: chunks.length, parts: new Map() };
  for (const { bytes, name, modules } of chunks) {
    load.bytes += bytes;
    const written = Object.entries(modules);
    const all = written.reduce((total, [, { renderedLength }]) => total + renderedLength, 0);
    for (const [id, { renderedLength }] of written) {
      if (renderedLength === 0) continue;
      const part = load.parts.get(partOf(id)) ?? { bytes: 0, chunks: new Set() };
      part.bytes += (bytes * renderedLength) / all;
      part.chunks.add(name);
      load.parts.set(partOf(id), part);
    }
  }
  return load;
}

/** Returns the library or workspace package of a module. */
export function partOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return library;
  const path = id.startsWith(inRoot()) ? id.slice(inRoot().length + 1) : '';
  return path.split('/')[0] || 'vite';
}
