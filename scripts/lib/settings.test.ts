import { ConfigError } from 'api-server/read-env';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };

it('has a default for everything, the database included', () => {
  expect(readSettings({}, '/tienda')).toMatchObject({
    apiPort: 4002,
    storefrontUrl: 'http://localhost:4000',
    backofficePort: 4001,
    backofficeUrl: 'http://localhost:4001',
    databaseUrl: undefined,
    dataDir: '/tienda/data',
    demo: true,
  });
});

it('derives the origins from the ports and takes an empty setting as not set', () => {
  expect(readSettings({ BACKOFFICE_PORT: '5001', DEMO: '' })).toMatchObject({
    backofficeUrl: 'http://localhost:5001',
    demo: true,
  });
  expect(readSettings({ BACKOFFICE_URL: 'https://a.test/' }).backofficeUrl).toBe('https://a.test');
});

it.each([
  [{ BACKOFFICE_PORT: '65536' }, 'BACKOFFICE_PORT debe ser un número de puerto, de 1 a 65535'],
  [{ BACKOFFICE_URL: 'localhost:4001' }, 'BACKOFFICE_URL debe ser una dirección'],
  [{ DEMO: 'yes' }, 'DEMO debe ser 1 o 0: corríjalo y vuelva a iniciar.'],
  [{ SMTP_URL: 'http://x' }, 'SMTP_URL debe tener la forma'],
])('names the setting that is wrong in one line: %o', (env, words) => {
  expect(() => readSettings(env)).toThrow(ConfigError);
  expect(() => readSettings(env)).toThrow(words);
  expect(() => readSettings(env)).toThrow(/^[^\n]+$/);
});

it('never makes demo accounts in production, nor when told not to', () => {
  expect(readSettings({ ...production, DEMO: '1' }).demo).toBe(false);
  expect(readSettings({ DEMO: '0' }).demo).toBe(false);
});
