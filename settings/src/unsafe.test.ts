import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { API_SETTINGS } from './api.ts';
import { defaultOf } from './table.ts';
import { SAFE } from './testing/safe.ts';
import { refuseUnsafe } from './unsafe.ts';
import { WEB_SETTINGS } from './web.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'tienda-unsafe-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number; output: string };

/** Runs one of the shop's servers until it ends. Only PATH, a data folder, the safe settings and `env` are set. */
const run = (program: string, env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    const own = { PATH: process.env.PATH, DATA_DIR: folder, ...SAFE, ...env };
    execFile(process.execPath, [join(ROOT, program)], { cwd: folder, env: own }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });

const START = 'scripts/start.ts';
const API = 'api-server/src/server.ts';
const STOREFRONT = 'storefront/server.ts';
const BACKOFFICE = 'backoffice/server.ts';

const IN_PRODUCTION = 'con NODE_ENV=production';
const NOT_PUBLIC = `debe ser ${IN_PRODUCTION} la dirección pública, con https, como https://tienda.ejemplo.com`;
const FICTITIOUS = `${IN_PRODUCTION} diga quién es la tienda, pues lo demás es inventado.`;
const REMOTE = 'postgres://tienda:clave@base.ejemplo.com:5432/tienda';

describe.concurrent('production does not start', { timeout: 120_000 }, () => {
  it.each([
    [START, { JWT_SECRET: '' }, `Falta JWT_SECRET: ${IN_PRODUCTION} defínalo con 32 caracteres o más.`],
    [
      START,
      { JWT_SECRET: 'a'.repeat(32) },
      'JWT_SECRET debe ser al azar, como lo da `openssl rand -base64 48`',
    ],
    [START, { JWT_SECRET: 'k3J9s-Qp0aZ' }, 'JWT_SECRET debe tener al menos 32 caracteres'],
    [START, { RATE_LIMITS: 'off' }, `RATE_LIMITS=off no se admite ${IN_PRODUCTION}: quítelo.`],
    [START, { SMTP_URL: '' }, `Falta SMTP_URL: ${IN_PRODUCTION} diga por dónde sale el correo.`],
    [START, { STOREFRONT_URL: '' }, `STOREFRONT_URL ${NOT_PUBLIC}`],
    [START, { STOREFRONT_URL: 'http://tienda.ejemplo.com' }, `STOREFRONT_URL ${NOT_PUBLIC}`],
    [START, { STOREFRONT_URL: 'https://localhost:4000' }, `STOREFRONT_URL ${NOT_PUBLIC}`],
    [START, { BACKOFFICE_URL: 'http://panel.ejemplo.com' }, `BACKOFFICE_URL ${NOT_PUBLIC}`],
    [
      START,
      { TRUST_PROXY: '' },
      `Falta TRUST_PROXY: ${IN_PRODUCTION} diga qué proxies hay delante, o 0 si no hay ninguno.`,
    ],
    [START, { SHOP_NAME: '' }, `Falta SHOP_NAME: ${FICTITIOUS}`],
    [START, { SHOP_CITY: ' ' }, `Falta SHOP_CITY: ${FICTITIOUS}`],
    [START, { SHOP_CUIT: '30-71584932-8' }, `Falta SHOP_CUIT: ${FICTITIOUS}`],
    [START, { SHOP_CUIT: '30-50001091-3' }, 'SHOP_CUIT no es un CUIT válido'],
    [
      START,
      { SHOP_INSTAGRAM: '' },
      `Falta SHOP_INSTAGRAM: ${IN_PRODUCTION} diga su dirección, o no si la tienda no lo tiene.`,
    ],
    [START, { DATABASE_URL: REMOTE }, `DATABASE_URL debe llevar sslmode=verify-full ${IN_PRODUCTION}`],
    [API, { DATABASE_URL: `${REMOTE}?sslmode=require` }, 'DATABASE_URL debe llevar sslmode=verify-full'],
    [
      API,
      { DATABASE_URL: 'postgres://tienda@localhost/tienda', MIGRATION_DATABASE_URL: REMOTE },
      'MIGRATION_DATABASE_URL debe llevar sslmode=verify-full',
    ],
    [API, { JWT_SECRET: '' }, 'Falta JWT_SECRET'],
    [API, { BACKOFFICE_URL: '' }, `BACKOFFICE_URL ${NOT_PUBLIC}`],
    [
      STOREFRONT,
      { API_URL: 'http://api.ejemplo.com' },
      `API_URL debe tener https ${IN_PRODUCTION}, salvo en esta misma máquina`,
    ],
    [STOREFRONT, { TRUST_PROXY: '' }, 'Falta TRUST_PROXY'],
    [BACKOFFICE, { IMAGES_URL: 'http://fotos.ejemplo.com' }, `IMAGES_URL debe tener https ${IN_PRODUCTION}`],
    [
      API,
      {
        S3_ENDPOINT: 'http://s3.ejemplo.com',
        S3_BUCKET: 'fotos',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      },
      `S3_ENDPOINT debe tener https ${IN_PRODUCTION}, salvo en esta misma máquina`,
    ],
    [BACKOFFICE, { STOREFRONT_URL: 'http://tienda.ejemplo.com' }, `STOREFRONT_URL ${NOT_PUBLIC}`],
  ])('%s with %o', async (program, env, line) => {
    const { code, output } = await run(program, env);
    expect(output).toContain(line);
    expect(output).not.toContain('\n');
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  // The tests may run as root or not. A process that is not refused goes on to connect to the database.
  const root = process.getuid?.() === 0;
  it.each([
    [START, root ? 'como root' : 'La base de datos no responde'],
    [API, 'La base de datos no responde'],
  ])('%s as root, or without a database', async (program, line) => {
    const { code, output } = await run(program, { DATABASE_URL: 'postgres://tienda@127.0.0.1:9/tienda' });
    expect(output).toContain(line);
    expect(code).toBe(1);
  });
});

it.each([
  'postgres://tienda@127.0.0.1:5432/tienda',
  'postgres://tienda@[::1]/tienda',
  'postgres:///tienda?host=/run/postgresql',
  `${REMOTE}?sslmode=verify-full`,
])('accepts the database %s', (DATABASE_URL) => {
  expect(() => refuseUnsafe({ ...SAFE, DATABASE_URL }, API_SETTINGS)).not.toThrow();
});

it("accepts the demo shop's city", () => {
  expect(() =>
    refuseUnsafe({ ...SAFE, SHOP_CITY: String(defaultOf('SHOP_CITY')) }, API_SETTINGS),
  ).not.toThrow();
});

it.each([
  'postgres://tienda@127.0.0.1/tienda?host=base.ejemplo.com',
  `${REMOTE}?sslmode=verify-full&sslmode=disable`,
  `${REMOTE}?ssl=true`,
])('refuses the disguised insecure database %s', (DATABASE_URL) => {
  expect(() => refuseUnsafe({ ...SAFE, DATABASE_URL }, API_SETTINGS)).toThrow('sslmode=verify-full');
});

it('accepts safe settings in production, and any settings outside production', () => {
  for (const names of [API_SETTINGS, WEB_SETTINGS.storefront, WEB_SETTINGS.backoffice]) {
    expect(() => refuseUnsafe(SAFE, names)).not.toThrow();
    expect(() => refuseUnsafe({}, names)).not.toThrow();
  }
});
