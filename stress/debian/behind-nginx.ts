/** The deployed shop behind Debian's own nginx with the configuration that is delivered; only ports and files are a test's. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { type TestDatabase, testDatabase } from 'api-server/testing/test-database';
import { freePort } from 'node-kit/free-port';
import { SAFE } from 'settings/testing/safe';
import { buildApp } from '../../scripts/lib/build-app.ts';
import { Crew } from '../../scripts/lib/crew.ts';
import { waitFor } from '../../scripts/lib/wait-for.ts';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { Api, SERVER } from '../processes.ts';
import { JWT_SECRET } from '../stage.ts';
import { PROGRAMS } from './programs.ts';

export const SHOP = 'tienda.ejemplo.com';
export const PANEL = 'panel.ejemplo.com';

const APPS = ['storefront', 'backoffice'] as const;
/** Of those that there are several of, as the delivered file has them. */
const APIS = [4002, 4003];
const STOREFRONTS = [4000, 4005];

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Where it comes from, of this machine. */
  from?: string;
}

/** Each of these stands in the delivered file, which would be another one otherwise. */
function replaced(file: string, changes: readonly (readonly [was: string | RegExp, is: string])[]): string {
  let found = readFileSync(file, 'utf8');
  for (const [was, is] of changes) {
    const next = found.replaceAll(typeof was === 'string' ? was : new RegExp(was, 'gm'), is);
    if (next === found) throw new Error(`${file} has no ${was}`);
    found = next;
  }
  return found;
}

function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = `subjectAltName=DNS:${SHOP},DNS:${PANEL}`;
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const made = ['-subj', `/CN=${SHOP}`, '-addext', names, '-keyout', key, '-out', cert];
  execFileSync(PROGRAMS.openssl, ['req', '-x509', ...ec, ...made], { stdio: 'pipe' });
  return { key, cert };
}

/** What a machine listens on: where the delivered file has its own ports, these. */
async function choosePorts() {
  const ports = new Map<number, number>();
  for (const port of [80, 443, 4000, 4001, 4002, 4003, 4005, 4010]) ports.set(port, await freePort());
  return (port: number) => ports.get(port) ?? 0;
}
type Ports = Awaited<ReturnType<typeof choosePorts>>;

/** Debian's nginx.conf around the delivered file, each as it is but for where things are. */
function writeConfiguration(folder: string, port: Ports, copies: number): string {
  const { key, cert } = certificate(folder);
  const own = join(folder, 'tienda.conf');
  const away = [...APIS.slice(copies), ...STOREFRONTS.slice(copies)];
  const apps = [4001, ...APIS, ...STOREFRONTS].map((each) =>
    away.includes(each)
      ? ([new RegExp(`^ *server 127.0.0.1:${each} .*$`), ''] as const)
      : ([`server 127.0.0.1:${each}`, `server 127.0.0.1:${port(each)}`] as const),
  );
  const delivered = replaced(inRoot('deploy', 'nginx', 'tienda.conf'), [
    // As there, on one address.
    [/^ *listen \[::\]:.*$/, ''],
    ['listen 80', `listen 127.0.0.1:${port(80)}`],
    ['listen 443', `listen 127.0.0.1:${port(443)}`],
    ['listen 127.0.0.1:4010', `listen 127.0.0.1:${port(4010)}`],
    ...apps,
    [`/etc/letsencrypt/live/${SHOP}/fullchain.pem`, cert],
    [`/etc/letsencrypt/live/${SHOP}/privkey.pem`, key],
  ]);
  writeFileSync(own, delivered);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const around = replaced('/etc/nginx/nginx.conf', [
    [/^pid .*$/, `pid ${folder}/nginx.pid;`],
    ['/var/log/nginx/', `${folder}/`],
    [/^\s*include \/etc\/nginx\/sites-enabled\/\*;$/, ''],
    ['include /etc/nginx/conf.d/*.conf;', `${temporary.join(' ')} include ${own};`],
  ]);
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, around);
  return main;
}

/** What a file of settings says; what it leaves to the shop is not said. */
const given = (file: string) =>
  Object.fromEntries(Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(([, value]) => value));

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

interface Behind {
  database?: TestDatabase;
  /** What the APIs run at first. */
  program?: string;
  /** Whether both apps' servers are there as well. */
  withApps?: boolean;
  /** How many APIs there are, and storefronts; nginx is told of no others. */
  copies?: number;
}

/**
 * Two APIs, two storefronts, the back office's server, nginx; the settings are those of the delivered example, its blanks
 * filled.
 */
export async function openBehindNginx({
  program = SERVER,
  withApps = true,
  copies = 2,
  ...behind
}: Behind = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-nginx-'));
  // Its workers are another account's.
  chmodSync(folder, 0o755);
  const database = behind.database ?? (await testDatabase());
  const port = await choosePorts();
  const env = {
    ...SAFE,
    ...given(inRoot('deploy', 'tienda.env.example')),
    // Production starts nothing for root, who runs tests in CI; what it asks for beside is here.
    NODE_ENV: 'development',
    JWT_SECRET,
    BACKOFFICE_PORT: String(port(4001)),
    API_URL: `http://127.0.0.1:${port(4010)}`,
  };
  const ofTheApi = { ...env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), SMTP_URL: '' };
  mkdirSync(ofTheApi.DATA_DIR);
  const apis = APIS.slice(0, copies).map((each) => new Api(port(each), ofTheApi, 'api-server', program));
  const how = ['-c', writeConfiguration(folder, port, copies), '-g', 'daemon off;'];
  // What is wrong with it is told here.
  execFileSync(PROGRAMS.nginx, ['-t', ...how], { stdio: 'pipe' });
  const nginx = spawn(PROGRAMS.nginx, how, { stdio: 'inherit' });
  if (withApps) for (const app of APPS) await buildApp(app, new Crew());
  const storefronts = withApps
    ? STOREFRONTS.slice(0, copies).map((each) => new Api(port(each), env, 'storefront'))
    : [];
  const backoffice = withApps
    ? spawn(process.execPath, [inRoot('backoffice', 'dist', 'server.js')], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    : undefined;
  for (const each of [...apis, ...storefronts]) await each.healthy();
  if (backoffice) await waitFor(`http://127.0.0.1:${port(4001)}/health`, new AbortController().signal);
  const agent = new Agent({
    ca: readFileSync(join(folder, 'cert.pem')),
    lookup: (_host, { all }, told) =>
      all ? told(null, [{ address: '127.0.0.1', family: 4 }]) : told(null, '127.0.0.1', 4),
  });

  async function ask(host: string, path: string, { method = 'GET', headers = {}, body, from }: Asked = {}) {
    const source = from ? { localAddress: from } : {};
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request({
      host,
      port: port(443),
      path,
      method,
      agent,
      headers: { ...length, ...headers, host },
      ...source,
    });
    call.end(body);
    const [answer] = await once(call, 'response');
    return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) };
  }

  // Its configuration is known to be good.
  await waitFor(`http://127.0.0.1:${port(4010)}/api/health`, new AbortController().signal);
  while (withApps && !(await ask(SHOP, '/').catch(() => undefined))) await sleep(20);
  return {
    database,
    apis,
    storefronts,
    agent,
    port,
    ask,
    async close() {
      agent.destroy();
      await stop(nginx, 'SIGQUIT');
      if (backoffice) await stop(backoffice, 'SIGTERM');
      for (const each of [...storefronts, ...apis]) await each.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type BehindNginx = Awaited<ReturnType<typeof openBehindNginx>>;
