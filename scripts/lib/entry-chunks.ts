import type { Plugin, Rolldown } from 'vite';

/**
 * How an app's code for browsers is cut: what every page needs comes in one file of libraries and one of our own,
 * instead of dozens that are always had together and compress worse. What some pages need the bundler cuts by itself.
 */
export const entryChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libs', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
    { name: 'base', tags: ['$initial'] },
  ],
};

/**
 * Leaves out what Material's index of styles names and nobody here uses: by way of it each file that makes a style
 * would reach every kind of field, and the bundler cuts files by what reaches what, used or not.
 */
export const withoutHighContrast: Plugin = {
  name: 'without-high-contrast',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/enhanceHighContrast.mjs') ? '\0enhance-high-contrast' : null),
  load: (id) => (id === '\0enhance-high-contrast' ? 'export default undefined;' : null),
};
