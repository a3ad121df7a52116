import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError } from 'node-kit/startup-error';

/**
 * Parses a command's flags.
 * @throws StartupError with the usage, for `--help` and unknown flags
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
