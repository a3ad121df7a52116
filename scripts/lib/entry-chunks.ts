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

/** The end of a module that others name and nobody here uses, and what stands in its place. */
type Unused = [end: string, code: string];

const UNUSED: Unused[] = [
  // Material's index of styles: by way of it each file that makes a style would reach every kind of field, and the
  // bundler cuts files by what reaches what, used or not.
  ['/enhanceHighContrast.mjs', 'export default undefined;'],
  // For Emotion's `withTheme`, which passes on what a class component has of its own.
  ['/hoist-non-react-statics.cjs.js', 'export default (to) => to;'],
];

/** Leaves out what every app does without, and `more`. */
export const withoutUnused = (...more: Unused[]): Plugin => ({
  name: 'without-unused',
  enforce: 'pre',
  load: (id) => [...UNUSED, ...more].find(([end]) => id.endsWith(end))?.[1],
});

/** Beside the pages, under their own address: the licences of what is in them, which the code has lost. */
export const LICENSES = { fileName: 'licencias.md' };
