import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const MARK = '?inline-script';

/** Makes `import { text } from './module.ts?inline-script'` the minified text of that module and its imports. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(MARK)) return undefined;
    const found = await this.resolve(source.slice(0, -MARK.length), importer);
    return found && `${found.id}${MARK}`;
  },
  async load(id) {
    if (!id.endsWith(MARK)) return undefined;
    const input = id.slice(0, -MARK.length);
    this.addWatchFile(input);
    const made = await rolldown({ input });
    const { output } = await made.generate({ format: 'iife', minify: true });
    await made.close();
    return `export const text = ${JSON.stringify(output[0].code.trim())};`;
  },
});
