import type { Plugin, Rolldown } from 'vite';

/**
 * Code splitting of the apps: code that every page needs is in two files, libraries and own code, which
 * compress better than dozens. The bundler splits the rest.
 */
export const entryChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libs', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
    { name: 'base', tags: ['$initial'] },
  ],
};

/** The end of an unused module's path, and its replacement. */
type Unused = [end: string, code: string];

const UNUSED: Unused[] = [
  // MUI's index of styles: it would connect each styled file to every field, and the bundler splits by
  // imports, used or not.
  ['/enhanceHighContrast.mjs', 'export default undefined;'],
  // For Emotion's `withTheme`, which copies static members of class components.
  ['/hoist-non-react-statics.cjs.js', 'export default (to) => to;'],
];

/** Replaces modules that no app uses, and `more`. */
export const withoutUnused = (...more: Unused[]): Plugin => ({
  name: 'without-unused',
  enforce: 'pre',
  load: (id) => [...UNUSED, ...more].find(([end]) => id.endsWith(end))?.[1],
});

/** The licences of the bundled code, served as a file. */
export const LICENSES = { fileName: 'licencias.md' };
