import type { Env } from './read.ts';
import type { Name } from './table.ts';

/** Returns the named settings that are set, to pass to a child process. */
export const pickSettings = (env: Env, names: readonly Name[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
