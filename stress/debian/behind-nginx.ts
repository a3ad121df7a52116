/** The deployed shop behind Debian's own nginx with the configuration that is delivered; only ports and files are a test's. */
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
/** Of each there are two, as the delivered file has them. */
const PORTS = { 'api-server': [4002, 4003], storefront: [4000, 4005], backoffice: [4001, 4006] } as const;

/** What a file of settings says; what it leaves to the shop is not said. */
const said = (file: string) =>
  Object.fromEntries(Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(([, value]) => value));

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

interface Behind {
  /** One of the test's own when left out. */
  database?: TestDatabase;
  /** How many there are of each; nginx is told of no others. */
  copies?: 1 | 2;
}

/** Two APIs, two storefronts, two of the back office, nginx; the settings are those of the delivered example, its blanks filled. */
export async function openBehindNginx({ database: given, copies = 2 }: Behind = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-nginx-'));
  // Its workers are another account's.
  chmodSync(folder, 0o755);
  const database = given ?? (await testDatabase());
  const port = await choosePorts();
  const env = {
    ...SAFE,
    ...said(inRoot('deploy', 'tienda.env.example')),
    // Production starts nothing for root, who runs tests in CI; what it asks for beside is here.
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
  // What is wrong with it is told here.
  execFileSync(PROGRAMS.nginx, ['-t', ...how], { stdio: 'pipe' });
  const nginx = spawn(PROGRAMS.nginx, how, { stdio: 'inherit' });
  for (const app of APPS) await buildApp(app, new Crew());
  const storefronts = start('storefront', env);
  const servers = [...apis, ...storefronts, ...start('backoffice', env)];
  for (const each of servers) await each.healthy();
  const { agent, ask } = openVisitor(port(443), cert);
  // Its configuration is known to be good.
  await waitFor(`http://127.0.0.1:${port(4010)}/api/health`, new AbortController().signal);
  while (!(await ask(SHOP, '/').catch(() => undefined))) await sleep(20);
  return {
    database,
    /** Two of each, unless `copies` says otherwise. */
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
