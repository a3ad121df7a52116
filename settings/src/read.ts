import { StartupError } from 'node-kit/startup-error';
import * as v from 'valibot';
import { type Name, SETTINGS, type Values } from './table.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
}

/**
 * The settings of these names, as they stand in the environment.
 * @throws ConfigError that names the first one that makes no sense, with what its check says.
 */
export function readEnv<const N extends Name>(env: Env, names: readonly N[]): Pick<Values, N> {
  // An empty setting is how shells and compose files say 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const shape = Object.fromEntries(names.map((name) => [name, SETTINGS[name].check]));
  const parsed = v.safeParse(v.object(shape), given);
  if (parsed.success) return parsed.output as Pick<Values, N>;
  const [issue] = parsed.issues;
  throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}: corríjalo y vuelva a iniciar.`);
}
