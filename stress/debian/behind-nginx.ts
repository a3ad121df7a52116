/** The deployed shop behind Debian's nginx with the delivered configuration. Only ports and paths are changed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { type TestDatabase, testDatabase } from 'api-server/testing/test-database';
import { SAFE } from 'settings/testing/safe';
import { buildApp } from '../../scripts/lib/build-app.ts';
import { Crew } from '../../scripts/lib/crew.ts';
import { waitFor } from '../../scripts/lib/wait-for.ts';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { Api } from '../processes.ts';
import { JWT_SECRET } from '../stage.ts';
import {
  certificate,
  choosePorts,
  onPorts,
  openVisitor,
  replaced,
  SHOP,
  writeConfiguration,
} from './nginx.ts';
import { PROGRAMS } from './programs.ts';

const APPS = ['storefront', 'backoffice'] as const;
/** Two ports per server, as in the delivered configuration. */
const PORTS = { 'api-server': [4002, 4003], storefront: [4000, 4005], backoffice: [4001, 4006] } as const;

/** Reads the settings of a file that have a value. */
const nonEmptySettings = (file: string) =>
  Object.fromEntries(Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(([, value]) => value));

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

interface Behind {
  /** An own database when left out. */
  database?: TestDatabase;
  /** Number of instances of each server; nginx gets no others. */
  copies?: 1 | 2;
}

/**
 * Starts two APIs, two storefronts, two back offices and nginx. The settings are those of the delivered
 * example with its blanks filled.
 */
export async function openBehindNginx({ database: given, copies = 2 }: Behind = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-nginx-'));
  // nginx's workers run as another account.
  chmodSync(folder, 0o755);
  const database = given ?? (await testDatabase());
  const port = await choosePorts();
  const env = {
    ...SAFE,
    ...nonEmptySettings(inRoot('deploy', 'tienda.env.example')),
    // In production the servers refuse to run as root, which CI uses. All other production settings are set here.
    NODE_ENV: 'development',
    JWT_SECRET,
    API_URL: `http://127.0.0.1:${port(4010)}`,
  };
  const ofTheApi = { ...env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), SMTP_URL: '' };
  mkdirSync(ofTheApi.DATA_DIR);
  const start = (program: keyof typeof PORTS, settings: NodeJS.ProcessEnv) =>
    PORTS[program].slice(0, copies).map((each) => new Api(port(each), settings, program));
  const apis = start('api-server', ofTheApi);
  const { key, cert } = certificate(folder);
  const own = join(folder, 'tienda.conf');
  const delivered = onPorts(readFileSync(inRoot('deploy', 'nginx', 'tienda.conf'), 'utf8'), port);
  const live = `/etc/letsencrypt/live/${SHOP}`;
  writeFileSync(
    own,
    replaced(delivered, [
      ...Object.values(PORTS)
        .flatMap((each) => each.slice(copies))
        .map((each) => [new RegExp(`^ *server 127.0.0.1:${port(each)} .*$`), ''] as const),
      [`${live}/fullchain.pem`, cert],
      [`${live}/privkey.pem`, key],
    ]),
  );
  const how = ['-c', writeConfiguration(folder, own), '-g', 'daemon off;'];
  // Report errors of the configuration here.
  execFileSync(PROGRAMS.nginx, ['-t', ...how], { stdio: 'pipe' });
  const nginx = spawn(PROGRAMS.nginx, how, { stdio: 'inherit' });
  for (const app of APPS) await buildApp(app, new Crew());
  const storefronts = start('storefront', env);
  const servers = [...apis, ...storefronts, ...start('backoffice', env)];
  for (const each of servers) await each.healthy();
  const { agent, ask } = openVisitor(port(443), cert);
  // The configuration was checked above, so these waits need no timeout.
  await waitFor(`http://127.0.0.1:${port(4010)}/api/health`, new AbortController().signal);
  while (!(await ask(SHOP, '/').catch(() => undefined))) await sleep(20);
  return {
    database,
    /** Two of each server, unless `copies` says otherwise. */
    servers,
    apis,
    storefronts,
    agent,
    port,
    ask,
    async close() {
      agent.destroy();
      await stop(nginx, 'SIGQUIT');
      for (const each of servers.toReversed()) await each.stop();
      if (!given) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type BehindNginx = Awaited<ReturnType<typeof openBehindNginx>>;
