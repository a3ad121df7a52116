import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError } from 'node-kit/startup-error';

/**
 * What a command was told by its flags.
 * @throws StartupError that says how it is used, for `--help` and for what it does not know.
 */
export function readFlags<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch {
    throw new StartupError(usage);
  }
}
