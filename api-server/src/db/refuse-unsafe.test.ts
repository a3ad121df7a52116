import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { DEMO_PASSWORD } from 'settings/demo';
import { SAFE } from 'settings/testing/safe';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hashPassword } from '../shared/passwords.ts';
import { execute, withDatabase } from '../testing/test-databases.ts';
import { prepareDatabase } from './prepare-database.ts';
import { refuseDemoAccounts, refusePrivileges } from './refuse-unsafe.ts';

const folder = mkdtempSync(join(tmpdir(), 'tienda-unsafe-'));
const server = inject('testServerUrl');
const name = `insegura_${process.pid}_${randomBytes(3).toString('hex')}`;
const superusers = withDatabase(server, name);
const own = new URL(superusers);
own.username = own.password = name;
/** Role that serves and owns nothing. */
const SERVING = `${name}_sirve`;

beforeAll(async () => {
  await execute(server, `create role ${name} login password '${name}'`);
  await execute(server, `create role ${SERVING} login password '${SERVING}'`);
  await execute(server, `create database ${name} template template0 encoding 'UTF8' owner ${name}`);
});
afterAll(async () => {
  await execute(server, `drop database ${name} with (force)`);
  await execute(server, `drop role ${name}, ${SERVING}`);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the API until the process ends, in production by default. */
const start = (env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const given = { PATH: process.env.PATH, DATA_DIR: folder, ...SAFE, ...env };
    const program = join(import.meta.dirname, '..', 'server.ts');
    execFile(process.execPath, [program], { env: given }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });

async function asked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const tables = () =>
  execute(superusers, "select tablename as datname from pg_tables where schemaname = 'public'");

it('production refuses a superuser account, and leaves the database unchanged', async () => {
  expect(await start({ DATABASE_URL: superusers })).toEqual({
    code: 1,
    output:
      'La cuenta de DATABASE_URL puede más que la base de la tienda (superusuario, roles u otras bases): use una que sea dueña de esa base y nada más.',
  });
  expect(await tables()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  [`alter role ${name} createrole`, `alter role ${name} nocreaterole`],
  [`alter role ${name} createdb`, `alter role ${name} nocreatedb`],
  [`grant pg_execute_server_program to ${name}`, `revoke pg_execute_server_program from ${name}`],
  [`grant pg_read_all_data to ${name}`, `revoke pg_read_all_data from ${name}`],
])('production refuses an account with more privileges than needed: %s', async (grant, revoke) => {
  await execute(server, grant);
  await expect(asked(own.href, refusePrivileges)).rejects.toThrow('puede más que la base de la tienda');
  await execute(server, revoke);
  await expect(asked(own.href, refusePrivileges)).resolves.toBeUndefined();
});

it('refuses to start at a public address while an active account has the demo password', async () => {
  // Migrations need no more privileges than owning the database.
  await prepareDatabase({ url: own.href });
  const add = `insert into usuarios (usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, email,
    password_hash, dado_de_alta, esta_activo, roles)
    values (gen_random_uuid(), 'Ana', 'Díaz', $1, 'La tienda', '1', 'x', $2, $3, true, true, $4)`;
  const hash = await hashPassword(DEMO_PASSWORD);
  await execute(own.href, add, [27304050607, 'ana@ejemplo.com', hash, ['admin']]);
  const says =
    'La cuenta ana@ejemplo.com está activa con la clave de demostración, que todos conocen: cámbiela o use otra base.';

  const inProduction = await start({ DATABASE_URL: own.href });
  expect(inProduction).toEqual({ code: 1, output: says });
  const atAPublicAddress = await start({ DATABASE_URL: own.href, NODE_ENV: '' });
  expect(atAPublicAddress).toEqual({ code: 1, output: says });

  await execute(own.href, 'update usuarios set password_hash = $1', [await hashPassword('Otra1234*')]);
  await expect(asked(own.href, refuseDemoAccounts)).resolves.toBeUndefined();
  await execute(own.href, 'update usuarios set password_hash = $1, esta_activo = false', [hash]);
  await expect(asked(own.href, refuseDemoAccounts)).resolves.toBeUndefined();
  await execute(
    own.href,
    "update usuarios set esta_activo = true, roles = '{usuario}', email = 'c@correo.test'",
  );
  await expect(asked(own.href, refuseDemoAccounts)).rejects.toThrow('c@correo.test');
}, 90_000);

/** Starts the API in production with these URLs, waits for an answer, and stops it. Returns exit, log and errors. */
async function serveOnce(
  urls: NodeJS.ProcessEnv,
): Promise<{ exit: unknown; log: string; complaints: string }> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  await new Promise((closed) => listening.close(closed));
  // Pretend not to be root: `settings/src/unsafe.test.ts` tests the refusal of root.
  const nobody = ['--import', 'data:text/javascript,process.getuid=()=>65534'];
  const api = spawn(process.execPath, [...nobody, join(import.meta.dirname, '..', 'server.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...SAFE, ...urls, API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(api, 'exit');
  const said = [text(api.stdout), text(api.stderr)] as const;
  const health = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  api.kill('SIGTERM');
  const [exit, log, complaints] = [await ended, await said[0], await said[1]];
  return { exit, log, complaints };
}

const WARNING = 'La cuenta de DATABASE_URL es dueña de las tablas';

it('production starts with safe settings, warns once when the owner serves, and stops on SIGTERM', async () => {
  await execute(own.href, 'delete from usuarios');
  const { exit, log, complaints } = await serveOnce({ DATABASE_URL: own.href });
  expect([exit, complaints]).toEqual([[0, null], '']);
  expect(log.split(WARNING)).toHaveLength(2);
}, 90_000);

it('production serves without a warning as a role that owns nothing, after the owner granted its privileges', async () => {
  const serving = Object.assign(new URL(own.href), { username: SERVING, password: SERVING }).href;
  const refused = await start({ DATABASE_URL: serving });
  expect(refused).toEqual({
    code: 1,
    output: expect.stringMatching(/^La base de datos no está en la versión.*ejecute migrate.*$/),
  });
  const urls = { DATABASE_URL: serving, MIGRATION_DATABASE_URL: own.href };
  for (const given of [urls, { DATABASE_URL: serving }]) {
    const { exit, log, complaints } = await serveOnce(given);
    expect([exit, complaints]).toEqual([[0, null], '']);
    expect(log).not.toContain(WARNING);
  }
  await expect(execute(serving, 'DROP TRIGGER bitacora_intacta ON bitacora')).rejects.toThrow(
    'must be owner',
  );
}, 180_000);
