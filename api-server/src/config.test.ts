import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, readSettings } from './config.ts';

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
  it('has a default for everything', () => {
    expect(readSettings({}, dir)).toMatchObject({
      env: 'development',
      apiPort: 4002,
      storefrontUrl: 'http://localhost:4000',
      backofficeUrl: 'http://localhost:4001',
      databaseUrl: undefined,
      dataDir: join(dir, 'data'),
      rateLimits: true,
      demo: true,
      shop: { nombre: 'Tierra Llana', ciudad: 'Pergamino, Buenos Aires' },
    });
  });

  it('derives the origins from the ports and takes an empty setting as not set', () => {
    const settings = readSettings(
      { STOREFRONT_PORT: '5000', BACKOFFICE_URL: 'https://a.test/', API_PORT: '' },
      dir,
    );
    expect(settings.storefrontUrl).toBe('http://localhost:5000');
    expect(settings.backofficeUrl).toBe('https://a.test');
    expect(settings.apiPort).toBe(4002);
  });

  it.each([
    [{ API_PORT: '0' }, 'API_PORT'],
    [{ API_PORT: '65536' }, 'API_PORT'],
    [{ STOREFRONT_PORT: '4000x' }, 'STOREFRONT_PORT'],
    [{ STOREFRONT_URL: 'https://a.test/tienda' }, 'STOREFRONT_URL'],
    [{ BACKOFFICE_URL: 'localhost:4001' }, 'BACKOFFICE_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: SECRET, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ])('names the setting that is wrong in one line: %o', (env, name) => {
    const message = problem(env as Record<string, string>);
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it('accepts the edges and never makes demo accounts in production', () => {
    expect(problem({ API_PORT: '1', STOREFRONT_PORT: '65535' })).toBe('no error');
    const settings = readSettings({ NODE_ENV: 'production', JWT_SECRET: SECRET, DEMO: '1' }, dir);
    expect(settings.demo).toBe(false);
    expect(readSettings({ DEMO: '0' }, dir).demo).toBe(false);
  });
});

describe('loadConfig', () => {
  it('makes the secret once, for its owner only', () => {
    const env = { DATA_DIR: 'datos' };
    const first = loadConfig(env, dir);
    const path = join(dir, 'datos', 'jwt-secret');
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig(env, dir).jwtSecret).toBe(first.jwtSecret);
    expect(readFileSync(path, 'utf8').trim()).toBe(first.jwtSecret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(loadConfig({ ...env, JWT_SECRET: SECRET }, dir).jwtSecret).toBe(SECRET);
  });
});
