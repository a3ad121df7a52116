import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadApiConfig, readApiSettings } from './api.ts';
import { readBackofficePage, readStorefrontPage } from './page.ts';
import { ConfigError, type Env, readEnv } from './read.ts';
import { loadShop } from './shop.ts';
import { NAMES } from './table.ts';
import { readWebSettings } from './web.ts';
import { readSettings } from './whole-shop.ts';

const dir = mkdtempSync(join(tmpdir(), 'tienda ajustes ñ-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SECRET = 'k3J9s-Qp0aZx7LmWv2Tn8RbYcUe5HdGf1iOo';

it('has a default for everything, including the database', () => {
  expect(readSettings({}, '/tienda')).toMatchObject({
    production: false,
    apiPort: 4002,
    apiHost: '127.0.0.1',
    storefrontUrl: 'http://localhost:4000',
    backofficePort: 4001,
    backofficeUrl: 'http://localhost:4001',
    databaseUrl: undefined,
    dataDir: '/tienda/data',
    rateLimits: true,
    trustedProxies: ['loopback'],
    shop: { nombre: 'Tierra Llana', city: 'Pergamino, Buenos Aires' },
    demo: true,
  });
  expect(readWebSettings('backoffice', {})).toEqual({
    port: 4001,
    host: '0.0.0.0',
    apiUrl: 'http://127.0.0.1:4002',
    trustedProxies: 0,
    logLevel: 'info',
    tracing: { endpoint: undefined, sampler: 'parentbased_always_on', samplerArg: 1 },
    imagesUrl: undefined,
  });
});

it('derives the origins from the ports and takes an empty setting as not set', () => {
  const settings = readSettings({
    STOREFRONT_PORT: '5000',
    BACKOFFICE_PORT: '5001',
    API_PORT: '',
    DEMO: ' ',
  });
  expect(settings).toMatchObject({
    storefrontUrl: 'http://localhost:5000',
    backofficeUrl: 'http://localhost:5001',
    apiPort: 4002,
    demo: true,
  });
  expect(readSettings({ STOREFRONT_URL: 'https://a.test/' }).storefrontUrl).toBe('https://a.test');
  // The API alone also needs the back office's URL: its mails to staff contain links to the panel.
  const api = readApiSettings({ BACKOFFICE_PORT: '5001' });
  expect([api.backofficeUrl, api.reachable]).toEqual(['http://localhost:5001', false]);
  expect(readApiSettings({ BACKOFFICE_URL: 'https://panel.test' }).reachable).toBe(true);
  expect(readWebSettings('storefront', { API_PORT: '5002' }).apiUrl).toBe('http://127.0.0.1:5002');
});

const problemOf = (env: Env): string => {
  try {
    readEnv(env, NAMES);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'no error';
};

it.each<[Env, string]>([
  [{ API_PORT: '0' }, 'API_PORT debe ser un número de puerto, de 1 a 65535'],
  [{ BACKOFFICE_PORT: '65536' }, 'BACKOFFICE_PORT'],
  [{ STOREFRONT_PORT: '4000x' }, 'STOREFRONT_PORT'],
  [{ STOREFRONT_URL: 'https://a.test/tienda' }, 'STOREFRONT_URL debe ser una dirección'],
  [{ BACKOFFICE_URL: 'localhost:4001' }, 'BACKOFFICE_URL'],
  [{ API_URL: 'ftp://a' }, 'API_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL debe tener la forma'],
  [{ MIGRATION_DATABASE_URL: 'mysql://x' }, 'MIGRATION_DATABASE_URL debe tener la forma'],
  [{ SMTP_URL: 'http://x' }, 'SMTP_URL debe tener la forma'],
  [{ SMTP_URL: 'smtp://correo.ejemplo.com:587?ignoreTLS=true' }, 'SMTP_URL debe tener la forma'],
  [{ JWT_SECRET: SECRET.slice(0, 31) }, 'JWT_SECRET debe tener al menos 32 caracteres'],
  [{ JWT_SECRET: 'x'.repeat(32) }, 'JWT_SECRET debe ser al azar'],
  [{ JWT_SECRET_PREVIOUS: 'corto' }, 'JWT_SECRET_PREVIOUS debe tener al menos 32 caracteres'],
  [{ JWT_SECRET: '0123456789abcdef'.repeat(2) }, 'JWT_SECRET debe ser al azar'],
  [{ S3_ENDPOINT: 's3.ejemplo.com' }, 'S3_ENDPOINT debe ser una dirección'],
  [{ S3_BUCKET: 'Fotos/otras' }, 'S3_BUCKET debe ser el nombre de un bucket'],
  [{ IMAGES_URL: 'fotos.ejemplo.com' }, 'IMAGES_URL debe ser una dirección'],
  [{ IMAGES_URL: 'https://fotos.ejemplo.com/?a=1' }, 'IMAGES_URL debe ser una dirección'],
  [{ IMAGES_URL: `https://fotos.ejemplo.com/${'a'.repeat(120)}` }, 'IMAGES_URL debe tener a lo sumo'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS debe ser on u off: corríjalo y vuelva a iniciar.'],
  [{ DEMO: 'yes' }, 'DEMO debe ser 1 o 0'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV debe ser'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL debe ser debug, info, warn, error o silent'],
  [{ SHOP_EMAIL: 'ventas' }, 'SHOP_EMAIL debe ser un correo'],
  [{ SHOP_INSTAGRAM: 'javascript:alert(1)' }, 'SHOP_INSTAGRAM debe ser una dirección'],
  ...['sí', '10.0.0.0/99', '-1', '10.0.0.1;rm', '::1/129', '1.2.3'].map((value): [Env, string] => [
    { TRUST_PROXY: value },
    'TRUST_PROXY debe ser cuántos proxies',
  ]),
])('names the wrong setting in one line: %o', (env, words) => {
  expect(problemOf(env)).toContain(words);
  expect(problemOf(env)).toMatch(/^[^\n]+: corríjalo y vuelva a iniciar\.$/);
});

it('refuses MIGRATION_DATABASE_URL without DATABASE_URL', () => {
  const owner = 'postgres://duena@localhost/tienda';
  expect(() => readApiSettings({ MIGRATION_DATABASE_URL: owner })).toThrow(
    'Falta DATABASE_URL: va junto con MIGRATION_DATABASE_URL.',
  );
  const env = { MIGRATION_DATABASE_URL: owner, DATABASE_URL: 'postgres://tienda@localhost/tienda' };
  expect(readApiSettings(env).migrationUrl).toBe(owner);
});

it('accepts the limits of ports and secret length', () => {
  expect(problemOf({ API_PORT: '1', STOREFRONT_PORT: '65535', JWT_SECRET: SECRET.slice(0, 32) })).toBe(
    'no error',
  );
});

const BUCKET = {
  S3_ENDPOINT: 'https://s3.ejemplo.com/',
  S3_BUCKET: 'fotos-de-la-tienda',
  S3_ACCESS_KEY_ID: 'clave',
  S3_SECRET_ACCESS_KEY: 'secreta',
};

it('stores pictures in DATA_DIR, or in a bucket that is fully configured', () => {
  expect(readSettings({}, '/tienda').pictures).toEqual({ folder: '/tienda/data/images' });
  const where = { endpoint: 'https://s3.ejemplo.com', name: 'fotos-de-la-tienda', region: 'us-east-1' };
  const who = { accessKeyId: 'clave', secretAccessKey: 'secreta' };
  expect(readSettings(BUCKET).pictures).toEqual({ bucket: { ...where, ...who } });
  for (const name of Object.keys(BUCKET)) {
    expect(() => readSettings({ ...BUCKET, [name]: '' })).toThrow(`Falta ${name}: va junto con S3_`);
  }
  const IMAGES_URL = 'https://fotos.ejemplo.com/imagenes/';
  expect(readWebSettings('storefront', { IMAGES_URL }).imagesUrl).toBe('https://fotos.ejemplo.com/imagenes');
  expect(readSettings({ IMAGES_URL }).imagesUrl).toBe('https://fotos.ejemplo.com/imagenes');
});

it.each([
  ['0', 0],
  [' 1 ', 1],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['::1', ['::1']],
  ['10.0.0.7', ['10.0.0.7']],
])('reads the proxies %j', (setting, expected) => {
  expect(readWebSettings('storefront', { TRUST_PROXY: setting }).trustedProxies).toEqual(expected);
});

describe('the demo shop, whose password is public', () => {
  it.each([
    { NODE_ENV: 'production' },
    { DEMO: '0' },
    { STOREFRONT_URL: 'http://tienda.ejemplo.com' },
    { BACKOFFICE_URL: 'https://panel.ejemplo.com' },
    { STOREFRONT_URL: 'http://192.168.1.10:4000' },
    { STOREFRONT_URL: 'http://localhost.ejemplo.com' },
  ])('is not loaded with %o', (env) => {
    expect(readSettings(env).demo).toBe(false);
  });

  it.each(['http://127.0.0.1:4000', 'http://[::1]:4000', 'https://tienda.localhost'])(
    'is loaded when only this machine reaches the shop: %s',
    (STOREFRONT_URL) => expect(readSettings({ STOREFRONT_URL }).demo).toBe(true),
  );

  it('is refused when DEMO=1 and others can reach the shop', () => {
    expect(() => readSettings({ DEMO: '1', STOREFRONT_URL: 'https://tienda.ejemplo.com' })).toThrow(
      'DEMO=1 no se admite con la dirección https://tienda.ejemplo.com, pues todos conocen la clave de sus cuentas: quítelo.',
    );
  });
});

it('shows no data of the demo shop in any process when DEMO=0', () => {
  const made = JSON.stringify([loadShop({}), readStorefrontPage({}), readBackofficePage({})]);
  const demo = loadShop({});
  const empty = { DEMO: '0' };
  const told = JSON.stringify([loadShop(empty), readStorefrontPage(empty), readBackofficePage(empty)]);
  for (const value of [
    demo.nombre,
    demo.cuit,
    demo.address,
    demo.telefono,
    demo.email,
    demo.social.whatsapp,
  ]) {
    expect(made).toContain(value);
    expect(told).not.toContain(value);
  }
  expect(loadShop({ ...empty, SHOP_CUIT: '30-11111111-8' })).toMatchObject({
    cuit: '30-11111111-8',
    nombre: 'Mi tienda',
    social: { whatsapp: '' },
  });
});

it('leaves the Instagram link empty when the setting is no', () => {
  const { settings } = readStorefrontPage({ SHOP_INSTAGRAM: 'no' });
  expect(settings.instagram).toBe('');
  expect(settings.whatsapp).toBe('https://wa.me/5492477415820');
});

describe('the token secret', () => {
  it('is generated once and readable by its owner only', () => {
    const env = { DATA_DIR: 'datos', DATABASE_URL: 'postgres://a@b/c' };
    const first = loadApiConfig(env, dir);
    const path = join(dir, 'datos', 'jwt-secret');
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(loadApiConfig(env, dir).jwtSecret).toBe(first.jwtSecret);
    expect(readFileSync(path, 'utf8').trim()).toBe(first.jwtSecret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(loadApiConfig({ ...env, JWT_SECRET: SECRET }, dir).jwtSecret).toBe(SECRET);
    const { previousJwtSecret } = loadApiConfig({ ...env, JWT_SECRET_PREVIOUS: SECRET }, dir);
    expect([previousJwtSecret, first.previousJwtSecret]).toEqual([SECRET, undefined]);
  });

  it('is not generated when DATABASE_URL is missing', () => {
    expect(() => loadApiConfig({ DATA_DIR: 'otros' }, dir)).toThrow(
      'Falta DATABASE_URL: defínala con la forma postgres://usuario:clave@servidor:5432/base.',
    );
    expect(existsSync(join(dir, 'otros'))).toBe(false);
  });
});
