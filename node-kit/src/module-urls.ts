import { extname } from 'node:path';

const isBuilt = (module: string): boolean => extname(new URL(module).pathname) === '.js';

/** Returns the URL of a program next to the module that starts it: `name.ts` in the sources, `name.js` in a build. */
export const siblingProgramUrl = (module: string, name: string): URL =>
  new URL(`./${name}.${isBuilt(module) ? 'js' : 'ts'}`, module);

/** Returns the URL of a file in an app's build: `dist` next to the sources, or the module's own folder in a build. */
export const appBuildUrl = (module: string, path: string): URL =>
  new URL(isBuilt(module) ? `./${path}` : `./dist/${path}`, module);
