import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

export interface OfflineWorkerOptions {
  /** Its program, and the address that it is served under, without a slash. */
  entry: string;
  fileName: string;
  /** Addresses of the pages that it keeps before they are asked for. */
  pages: readonly string[];
  /** Files of the build beside those: what lies in `public`. */
  files: readonly string[];
  /** Modules whose files are kept for nobody: what not every account may use. */
  without: RegExp;
}

/** Beside an app's files, the service worker that keeps them: bundled by itself, with the names of what was built. */
export const offlineWorker = ({ entry, fileName, pages, files, without }: OfflineWorkerOptions): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const built = Object.values(bundle)
      .filter((file) => file.fileName.startsWith('assets/') && !holds(file, without))
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

const holds = (file: Rolldown.OutputChunk | Rolldown.OutputAsset, without: RegExp) =>
  file.type === 'chunk' && file.moduleIds.some((id) => without.test(id));
