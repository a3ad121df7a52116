import type { Rolldown } from 'vite';

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

/** The licences of the bundled code, served as a file. */
export const LICENSES = { fileName: 'licencias.md' };
