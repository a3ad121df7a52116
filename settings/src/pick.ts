import type { Env } from './read.ts';
import type { Name } from './table.ts';

/** The settings of these names as they stand in the environment, to be handed to the process that reads them. */
export const pickSettings = (env: Env, names: readonly Name[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
