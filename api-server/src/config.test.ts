import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig, readSettings } from './config.ts';
import { ConfigError } from './read-env.ts';

const dir = mkdtempSync(join(tmpdir(), 'tienda config ñ-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SECRET = 'x'.repeat(32);
const problem = (env: Record<string, string>) => {
  try {
    readSettings(env, dir);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'no error';
};

describe('readSettings', () => {
  it('has a default for everything but the database', () => {
    expect(readSettings({}, dir)).toMatchObject({
      env: 'development',
      apiPort: 4002,
      storefrontUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      dataDir: join(dir, 'data'),
      rateLimits: true,
      shop: { nombre: 'Tierra Llana', city: 'Pergamino, Buenos Aires' },
    });
  });

  it('derives the origins from the ports and takes an empty setting as not set', () => {
    const settings = readSettings({ STOREFRONT_PORT: '5000', API_PORT: '' }, dir);
    expect(settings.storefrontUrl).toBe('http://localhost:5000');
    expect(settings.apiPort).toBe(4002);
    expect(readSettings({ STOREFRONT_URL: 'https://a.test/' }).storefrontUrl).toBe('https://a.test');
  });

  it.each([
    [{ API_PORT: '0' }, 'API_PORT'],
    [{ API_PORT: '65536' }, 'API_PORT'],
    [{ STOREFRONT_PORT: '4000x' }, 'STOREFRONT_PORT'],
    [{ STOREFRONT_URL: 'https://a.test/tienda' }, 'STOREFRONT_URL'],
    [{ STOREFRONT_URL: 'localhost:4001' }, 'STOREFRONT_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: SECRET, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ])('names the setting that is wrong in one line: %o', (env, name) => {
    const message = problem(env as Record<string, string>);
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it('accepts the edges', () => {
    expect(problem({ API_PORT: '1', STOREFRONT_PORT: '65535' })).toBe('no error');
  });
});

describe('loadConfig', () => {
  it('makes the secret once, for its owner only', () => {
    const env = { DATA_DIR: 'datos', DATABASE_URL: 'postgres://a@b/c' };
    const first = loadConfig(env, dir);
    const path = join(dir, 'datos', 'jwt-secret');
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig(env, dir).jwtSecret).toBe(first.jwtSecret);
    expect(readFileSync(path, 'utf8').trim()).toBe(first.jwtSecret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(loadConfig({ ...env, JWT_SECRET: SECRET }, dir).jwtSecret).toBe(SECRET);
  });

  it('says in one line that no database is named, and makes nothing then', () => {
    expect(() => loadConfig({ DATA_DIR: 'otros' }, dir)).toThrow(
      'Falta DATABASE_URL: defínala con la forma postgres://usuario:clave@servidor:5432/base.',
    );
    expect(existsSync(join(dir, 'otros'))).toBe(false);
  });
});
