import { extname } from 'node:path';

const isBuilt = (module: string): boolean => extname(new URL(module).pathname) === '.js';

/**
 * A program that a process or a thread is made of, beside the module that starts it: `name.ts` among the sources, and
 * `name.js` in a build, which is one folder.
 */
export const programBeside = (module: string, name: string): URL =>
  new URL(`./${name}.${isBuilt(module) ? 'js' : 'ts'}`, module);

/** What was built of an app, in `dist` beside its sources: where its module stands itself, if it is of the build. */
export const inBuild = (module: string, path: string): URL =>
  new URL(isBuilt(module) ? `./${path}` : `./dist/${path}`, module);
