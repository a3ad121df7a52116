import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset;

export interface OfflineWorkerOptions {
  /** Its program, and the address that it is served under, without a slash. */
  entry: string;
  fileName: string;
  /** Addresses of the pages that it keeps before they are asked for. */
  pages: readonly string[];
  /** Files of the build beside those: what lies in `public`. */
  files: readonly string[];
  /** Which files of the build it keeps. */
  keeps: (file: Built, bundle: Rolldown.OutputBundle) => boolean;
}

/** Beside an app's files, the service worker that keeps them: bundled by itself, with the names of what was built. */
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

/** Whether the code of a module is in a file. */
export const holds = (file: Built, module: RegExp): boolean =>
  file.type === 'chunk' && file.moduleIds.some((id) => module.test(id));

/** A screen's own code, as the router's plugin splits it off. */
const SCREEN = /\?tsr-split=/;

/** Whether a file is needed by every page or by one of these screens, at once or later: pass to `keeps`. */
export function neededBy(screens: RegExp): OfflineWorkerOptions['keeps'] {
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
    if (!file || found.has(name) || (holds(file, SCREEN) && !holds(file, screens))) continue;
    found.add(name);
    if (file.type !== 'chunk') continue;
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    waiting.push(...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets);
  }
  return found;
}
