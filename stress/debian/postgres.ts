import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { PROGRAMS } from './programs.ts';

export interface Postgres {
  /** Stops the server with PostgreSQL's meaning of the signal: `SIGQUIT` is a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/**
 * Starts Debian's PostgreSQL with a new cluster. The server listens only on a socket and identifies clients
 * by their system account.
 */
export async function startPostgres(
  account: Account,
  { data, sockets }: { data: string; sockets: string },
): Promise<Postgres> {
  const as = account.as('postgres');
  for (const folder of [data, sockets]) {
    mkdirSync(folder);
    chownSync(folder, account.ofPostgres.uid, account.ofPostgres.gid);
  }
  const run = (program: string, ...args: string[]): [string, string[]] => {
    const [first = '', ...rest] = [...as, join(dirname(PROGRAMS.postgres), program), ...args];
    return [first, rest];
  };
  const made = ['-U', 'postgres', '--auth=peer', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(...run('initdb', '-D', data, ...made), { cwd: '/', stdio: 'pipe' });
  // Like Debian's configuration, except for the map of accounts.
  writeFileSync(join(data, 'pg_hba.conf'), 'local all all peer map=tienda\n');
  appendFileSync(join(data, 'pg_ident.conf'), account.identities);
  const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`, 'fsync=off'];
  const [server, args] = run('postgres', '-D', data, ...settings.flatMap((one) => ['-c', one]));
  const postgres = spawn(server, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  postgres.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  while (!said.includes('ready to accept connections')) {
    if (postgres.exitCode !== null) throw new Error(said);
    await sleep(20);
  }
  return {
    async stop(signal) {
      if (postgres.exitCode !== null || postgres.signalCode !== null) return;
      const gone = once(postgres, 'exit');
      postgres.kill(signal);
      await gone;
    },
  };
}
