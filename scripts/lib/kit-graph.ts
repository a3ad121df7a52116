import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { inRoot } from './workspace.ts';

const KIT = inRoot('ui-kit', 'src');

/** Returns the names and files of the kit's entry points, without styles. */
export function kitEntries(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(inRoot('ui-kit', 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const code = Object.entries(exports).filter(([, file]) => !file.endsWith('.css'));
  return new Map(code.map(([name, file]) => [name.replace('./', ''), inRoot('ui-kit', file)]));
}

/** The static and dynamic imports of an entry point. */
export interface Reach {
  /** Other folders of the kit below `src`: `components/price`. A file directly in `src` counts as its folder. */
  folders: string[];
  /** Imports from outside the kit: `@mui/material/Button`. */
  packages: string[];
  /** Like `packages`, for dynamic imports. */
  latePackages: string[];
}

type Links = { now: readonly string[]; late: readonly string[] };

/** Returns the imports of each entry point, before tree shaking. */
export async function kitReach(entries = kitEntries()): Promise<Map<string, Reach>> {
  const graph = new Map<string, Links>();
  const notes: Plugin = {
    name: 'kit-graph',
    enforce: 'pre',
    resolveId: (id) => (/^[./\0]/.test(id) ? null : { id, external: true }),
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        graph.set(id, { now: info?.importedIds ?? [], late: info?.dynamicallyImportedIds ?? [] });
      }
    },
  };
  await build({
    configFile: false,
    root: inRoot('ui-kit'),
    logLevel: 'error',
    plugins: [notes],
    build: { write: false, minify: false, rolldownOptions: { input: [...entries.values()] } },
  });
  return new Map([...entries].map(([name, file]) => [name, reachableFrom(file, graph)]));
}

function reachableFrom(entry: string, graph: Map<string, Links>): Reach {
  const now = closure([entry], graph);
  const late = closure(
    [...now].flatMap((id) => graph.get(id)?.late ?? []),
    graph,
  );
  const own = folderOf(entry);
  const folders = new Set([...now].filter(isOfKit).map(folderOf));
  folders.delete(own);
  return {
    folders: [...folders].sort(),
    packages: [...now].filter((id) => !isOfKit(id)).sort(),
    latePackages: [...late].filter((id) => !isOfKit(id)).sort(),
  };
}

function closure(from: readonly string[], graph: Map<string, Links>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.get(id)?.now ?? []));
  }
  return reached;
}

const isOfKit = (id: string) => id.startsWith(KIT);
/** Returns a file's folder below the kit's `src`: `components/price`. */
export const folderOf = (file: string) => relative(KIT, dirname(file)).replaceAll('\\', '/');
