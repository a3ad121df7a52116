import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseRunner } from '../account.ts';
import { findBinaries } from '../binaries.ts';
import { shopUrls, superuserUrl } from '../local-url.ts';
import { type Postmaster, startPostmaster, stopPostmaster } from '../postmaster.ts';
import { startLocalPostgres } from '../start-local-postgres.ts';
import { startOnPort } from '../start-on-port.ts';

/** A server, and one that streams from it what it writes. Of both, the role that serves and the one that may do all. */
export interface Pair {
  primary: { url: string; ownerUrl: string; superuserUrl: string };
  replica: { url: string; superuserUrl: string };
  stopReplica(): Promise<void>;
  /** On the port of before. */
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Without pg_basebackup, which the package has not: a server that is stopped is copied as it lies. */
export async function startPair(settings: Record<string, string>): Promise<Pair> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-pair-'));
  const copyDir = join(dataDir, 'copy');
  await (await startLocalPostgres({ dataDir, settings })).stop();
  mkdirSync(copyDir, { mode: 0o755 });
  const clusterDir = join(copyDir, 'postgres');
  // With its owner, who is another account where root runs this.
  execFileSync('cp', ['-a', join(dataDir, 'postgres'), clusterDir]);
  writeFileSync(join(clusterDir, 'standby.signal'), '');

  const primary = await startLocalPostgres({ dataDir, settings });
  const { hostname, port, username, password } = new URL(primary.superuserUrl);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  const binaries = findBinaries();
  const runner = chooseRunner(binaries, copyDir, clusterDir);
  const cluster = { dataDir: copyDir, clusterDir, binaries, runner };
  const launch = (wanted?: number) =>
    startOnPort((free) => startPostmaster(cluster, free, { ...settings, primary_conninfo: from }), wanted);
  let replica: Postmaster = await launch();
  return {
    primary,
    replica: {
      url: shopUrls(dataDir, replica.port).url,
      superuserUrl: superuserUrl(dataDir, replica.port, 'postgres'),
    },
    stopReplica: () => stopPostmaster(replica, cluster),
    async startReplica() {
      replica = await launch(replica.port);
    },
    async stop() {
      await stopPostmaster(replica, cluster);
      await primary.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
