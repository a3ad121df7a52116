/** The `start` command: one process with the API and both web servers, which stop, fail and crash together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from 'node-kit/free-port';
import { isAlive } from 'node-kit/process-identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childrenOf, PATIENCE, postmasterOf } from './processes.ts';
import { JWT_SECRET } from './stage.ts';
import { openStarted, START, type Started } from './started.ts';

const folder = mkdtempSync(join(tmpdir(), 'tienda-start-'));

/**
 * Node loads this module into each thread of `start`. In a worker thread, the module writes the thread's environment at once.
 * In the main thread, SIGUSR2 makes the module write the environment and fail with an unhandled error.
 */
const SPY = join(folder, 'spy.mjs');
writeFileSync(
  SPY,
  `import { writeFileSync } from 'node:fs';
  import { isMainThread, threadId } from 'node:worker_threads';
  const write = (name) => writeFileSync(process.env.TMPDIR + '/' + name + '.json', JSON.stringify(process.env));
  if (!isMainThread) write('worker-' + threadId);
  else process.on('SIGUSR2', () => { write('main'); Promise.reject(new Error('nadie lo espera')); });`,
);
const SPIED = { NODE_OPTIONS: `--import ${pathToFileURL(SPY)}`, TMPDIR: folder };

const envOf = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as NodeJS.ProcessEnv;

/** Secrets and settings of the API only. */
const OF_THE_API = /^(JWT_SECRET.*|.*DATABASE_.*URL|SMTP_URL|DATA_DIR|S3_.*|ADMIN_PASSWORD)$/;

let shop: Started;
beforeAll(async () => {
  shop = await openStarted({ ...SPIED, JWT_SECRET_PREVIOUS: `${JWT_SECRET}-anterior` });
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = () => shop.doors.map(({ url }) => new URL('/', url).href);

it('serves both apps and the API from one process beside the database', async () => {
  for (const url of pages()) expect((await fetch(url)).status).toBe(200);
  for (const { url } of shop.doors) expect((await fetch(`${url}/health`)).status).toBe(200);
  const commands = childrenOf(shop.process.pid ?? 0).map((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8'));
  expect(commands).toEqual(['postgres\n']);
});

it('shows a render thread the settings of its web server, and no secret', () => {
  const files = globSync('worker-*.json', { cwd: folder });
  expect(files.length).toBeGreaterThan(0);
  for (const env of files.map(envOf)) {
    expect(env.STOREFRONT_PORT).toBe(new URL(pages()[0] ?? '').port);
    expect(env.API_URL).toMatch(/^http:/);
    expect(Object.keys(env).filter((name) => OF_THE_API.test(name))).toEqual([]);
    expect(JSON.stringify(env)).not.toContain(JWT_SECRET);
  }
});

/** Begins an order at the storefront, and sends the rest of the body 2 s after `during` was called. Returns the status. */
async function orderDuring(during: () => void): Promise<number | undefined> {
  const [customer] = shop.customers;
  const body = JSON.stringify({ usuarioId: customer?.usuarioId, detalles: customer?.detalles });
  const call = request(`${shop.doors[0]?.url}/pedidos`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      authorization: `Bearer ${customer?.token}`,
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(body.slice(0, 10));
  await sleep(300);
  during();
  await sleep(2000);
  call.end(body.slice(10));
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

async function expectEnded(postmaster: number): Promise<void> {
  await expect.poll(() => isAlive(postmaster), { timeout: PATIENCE }).toBe(false);
  for (const url of pages()) await expect(fetch(url)).rejects.toThrow();
}

it(
  'ends with an error when no part expects one, and keeps no secret in its environment',
  async () => {
    const postmaster = postmasterOf(shop.dataDir);
    shop.process.kill('SIGUSR2');
    expect(await shop.gone).toBe(1);
    await expectEnded(postmaster);
    expect(shop.said()).toContain('nadie lo espera');
    expect(shop.said()).toContain('La tienda se cierra por el error inesperado de arriba.');
    expect(Object.keys(envOf('main.json')).filter((name) => OF_THE_API.test(name))).toEqual([]);
    await shop.close();
  },
  PATIENCE,
);

it.each(['SIGTERM', 'SIGINT'] as const)(
  'answers an order in progress before it ends at %s, and stops every part',
  async (signal) => {
    shop = await openStarted();
    const postmaster = postmasterOf(shop.dataDir);
    expect(await orderDuring(() => shop.process.kill(signal))).toBe(201);
    expect(await shop.gone).toBe(0);
    await expectEnded(postmaster);
    expect(shop.said()).toBe('');
    await shop.close();
  },
  PATIENCE,
);

const started: ChildProcess[] = [];
afterAll(() => {
  for (const each of started) each.kill('SIGKILL');
});

/** Runs `start` with these settings until it ends by itself. */
async function startInVain(env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const names = ['STOREFRONT_PORT', 'BACKOFFICE_PORT', 'API_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]));
  const dataDir = mkdtempSync(join(folder, 'datos-'));
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      ...Object.fromEntries(ports),
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  const gone = once(child, 'exit');
  const said = await text(child.stderr);
  const [code] = await gone;
  expect(globSync('postgres/postmaster.pid', { cwd: dataDir })).toEqual([]);
  return { code, said };
}

it(
  'ends with one line when a port is taken',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const said = `El puerto ${port} ya está en uso: libérelo o cambie BACKOFFICE_PORT.\n`;
    expect(await startInVain({ BACKOFFICE_PORT: String(port) })).toEqual({ code: 1, said });
    other.close();
  },
  PATIENCE,
);

it.each([
  // A web server fails while the API starts, and the API while the web servers wait.
  ['a web server', { HOST: '203.0.113.1' }, /^No se pudo abrir el puerto \d+ .*STOREFRONT_PORT\.\n$/],
  ['the API', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/a' }, /^La base de datos no responde .*\n$/],
])(
  'ends with one line, and leaves no part behind, when %s cannot start',
  async (_, env, line) => {
    const { code, said } = await startInVain(env);
    expect(code).toBe(1);
    expect(said).toMatch(line);
  },
  PATIENCE,
);
