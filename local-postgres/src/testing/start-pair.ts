import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseRunner, findBinaries } from '../cluster.ts';
import { shopUrls, superuserUrl } from '../local-url.ts';
import { type Postmaster, startOnPort, startPostmaster, stopPostmaster } from '../postmaster.ts';
import { startLocalPostgres } from '../start-local-postgres.ts';

/** A primary server and a streaming replica, each with URLs for the serving role and the superuser. */
export interface Pair {
  primary: { url: string; ownerUrl: string; superuserUrl: string };
  replica: { url: string; superuserUrl: string };
  stopReplica(): Promise<void>;
  /** Starts the replica again on its port. */
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and its replica. The package has no pg_basebackup, so the replica is a copy of the stopped primary's folder. */
export async function startPair(settings: Record<string, string>): Promise<Pair> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-pair-'));
  const copyDir = join(dataDir, 'copy');
  await (await startLocalPostgres({ dataDir, settings })).stop();
  mkdirSync(copyDir, { mode: 0o755 });
  const clusterDir = join(copyDir, 'postgres');
  // `cp -a` keeps the owner, which is another account when root runs the tests.
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
