import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { inRoot } from './workspace.ts';

type Chunk = Rolldown.OutputChunk;

/** What a browser takes before the page of an address can be used: what its routes name, and what that imports. */
export interface FirstLoad {
  /** Gzipped, file by file. */
  bytes: number;
  files: number;
  /** The share of each library or package of ours, and the chunks that it stands in. */
  parts: Map<string, { bytes: number; chunks: Set<string> }>;
}

/** What every page of an app has. */
export const EVERYWHERE = '*';

/** The first load of every address of an app that has a screen, and what is in all of them. */
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
    const load = sizeOf(withImports([...entry, ...framesOf(file, files).flatMap(screenOf)], chunks));
    // A frame that has an address of its own is seen with the screen inside it.
    const known = loads.get(address);
    if (!known || known.bytes < load.bytes) loads.set(address, load);
  }
  return loads;
}

/** The code for browsers as it ships, made anew and written nowhere. */
async function chunksOf(app: string): Promise<Chunk[]> {
  const builder = await createBuilder({ root: inRoot(app), logLevel: 'error', build: { write: false } });
  const { client } = builder.environments;
  if (!client) throw new Error(`${app} has nothing for browsers`);
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

const nameOf = (file: string) => file.replace(/\.tsx$/, '');

/** A route's file and those of the frames around it: `_guest.login.tsx` stands in `_guest.tsx`. */
export const framesOf = (file: string, files: readonly string[]): string[] =>
  files.filter((other) => other === file || ['.', '/'].some((mark) => file.startsWith(nameOf(other) + mark)));

/** The address that a route's file answers, which a mere frame has not. */
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
  for (const { code, name, modules } of chunks) {
    const bytes = gzipSync(code).length;
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

/** The library that a module belongs to, or the package of ours. */
export function partOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return library;
  const path = id.startsWith(inRoot()) ? id.slice(inRoot().length + 1) : '';
  return path.split('/')[0] || 'vite';
}
