import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { inRoot } from './workspace.ts';

const KIT = inRoot('ui-kit', 'src');

/** What the kit's entry points are called, and the file of each; styles aside. */
export function kitEntries(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(inRoot('ui-kit', 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const code = Object.entries(exports).filter(([, file]) => !file.endsWith('.css'));
  return new Map(code.map(([name, file]) => [name.replace('./', ''), inRoot('ui-kit', file)]));
}

/** What importing an entry point makes a browser take, and what comes later by itself. */
export interface Reach {
  /** Folders of the kit below `src`, its own left out: `components/price`. A file of its own counts as its folder. */
  folders: string[];
  /** What is imported from outside the kit, as it is written there: `@mui/material/Button`. */
  packages: string[];
  /** As `packages`, of what a dynamic import brings. */
  latePackages: string[];
}

type Links = { now: readonly string[]; late: readonly string[] };

/** What each entry point reaches by its imports, before a bundler drops what of it goes unused. */
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
  return new Map([...entries].map(([name, file]) => [name, reachOf(file, graph)]));
}

function reachOf(entry: string, graph: Map<string, Links>): Reach {
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
/** Where in the kit's `src` a file of it lies: `components/price`. */
export const folderOf = (file: string) => relative(KIT, dirname(file)).replaceAll('\\', '/');
