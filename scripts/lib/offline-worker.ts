import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset;

export interface OfflineWorkerOptions {
  /** The worker's source, and its URL path without a slash. */
  entry: string;
  fileName: string;
  /** URLs of the pages to precache. */
  pages: readonly string[];
  /** Files of `public` to precache. */
  files: readonly string[];
  /** Whether to precache a file of the build. */
  keeps: (file: Built, bundle: Rolldown.OutputBundle) => boolean;
}

/** Builds an app's service worker as a separate bundle that knows the built files' names. */
export const offlineWorker = ({ entry, fileName, pages, files, keeps }: OfflineWorkerOptions): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const built = Object.values(bundle)
      .filter((file) => file.fileName.startsWith('assets/') && keeps(file, bundle))
      .map((file) => `/${file.fileName}`)
      .sort();
    const all = [...built, ...files];
    const version = createHash('sha256').update(all.join()).digest('hex').slice(0, 12);
    const made = await rolldown({
      input: entry,
      transform: { define: { BUILD: JSON.stringify({ version, files: all, pages }) } },
    });
    const { output } = await made.generate({ format: 'iife', minify: true });
    this.emitFile({ type: 'asset', fileName, source: output[0].code });
    await made.close();
  },
});

/** Returns whether a file contains a module. */
export const containsModule = (file: Built, module: RegExp): boolean =>
  file.type === 'chunk' && file.moduleIds.some((id) => module.test(id));

/** A page's code as split by the router's plugin. */
const SCREEN = /\?tsr-split=/;

/** Returns a `keeps` function: whether a file is needed, statically or lazily, by every page or by these pages. */
export function neededByScreens(screens: RegExp): OfflineWorkerOptions['keeps'] {
  let known: { bundle: Rolldown.OutputBundle; needed: Set<string> } | undefined;
  return (file, bundle) => {
    if (known?.bundle !== bundle) known = { bundle, needed: reachable(bundle, screens) };
    return known.needed.has(file.fileName);
  };
}

function reachable(bundle: Rolldown.OutputBundle, screens: RegExp): Set<string> {
  const found = new Set<string>();
  const waiting = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? file.fileName : [],
  );
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const file = bundle[name];
    if (!file || found.has(name) || (containsModule(file, SCREEN) && !containsModule(file, screens)))
      continue;
    found.add(name);
    if (file.type !== 'chunk') continue;
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    waiting.push(...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets);
  }
  return found;
}
