import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { API_SETTINGS, readApiSettings } from './api.ts';
import { SETTINGS } from './table.ts';
import { SAFE } from './testing/safe.ts';
import { refuseUnsafe } from './unsafe.ts';
import { readWebSettings, WEB_SETTINGS } from './web.ts';

const delivered = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const exampleOf = (name: string) => parseEnv(delivered(name)) as Record<string, string>;

/** Fills in blank settings, as an operator does. */
const filled = (env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value || SAFE[name as keyof typeof SAFE]]),
  );

const ofAll = exampleOf('tienda.env.example');
const ofTheApi = { ...ofAll, ...exampleOf('api.env.example') };

it('defines each setting of the delivered examples', () => {
  expect(Object.keys(ofTheApi).filter((name) => !(name in SETTINGS))).toEqual([]);
});

it('refuses the examples while they have blanks, and accepts the filled ones', () => {
  expect(() => refuseUnsafe(ofTheApi, API_SETTINGS)).toThrow('Falta SMTP_URL');
  expect(() => refuseUnsafe(ofAll, WEB_SETTINGS.storefront)).toThrow('Falta SHOP_NAME');
  expect(() => refuseUnsafe(filled(ofTheApi), API_SETTINGS)).not.toThrow();
  for (const app of ['storefront', 'backoffice'] as const) {
    expect(() => refuseUnsafe(filled(ofAll), WEB_SETTINGS[app])).not.toThrow();
  }
  expect(readApiSettings(filled(ofTheApi))).toMatchObject({ production: true, rateLimits: true });
});

it('keeps the database owner in a file that only the migration reads, with a role that does not serve', () => {
  const ofTheOwner = exampleOf('migrate.env.example');
  expect(Object.keys(ofTheOwner)).toEqual(['MIGRATION_DATABASE_URL']);
  expect(ofTheApi).not.toHaveProperty('MIGRATION_DATABASE_URL');
  expect(() => refuseUnsafe(filled({ ...ofTheApi, ...ofTheOwner }), API_SETTINGS)).not.toThrow();
  const { databaseUrl, migrationUrl } = readApiSettings(filled({ ...ofTheApi, ...ofTheOwner }));
  const [serving, owner] = [databaseUrl, migrationUrl].map((url) => new URL(url ?? ''));
  expect(owner?.username).not.toBe(serving?.username);
  expect([owner?.pathname, owner?.search]).toEqual([serving?.pathname, serving?.search]);
  const readers = ['api@', 'storefront@', 'backoffice@', 'backup', 'migrate'].filter((unit) =>
    delivered(`systemd/tienda-${unit}.service`).includes('EnvironmentFile=/etc/tienda/migrate.env'),
  );
  expect(readers).toEqual(['migrate']);
});

it("passes no secrets to the apps' servers", () => {
  const told = [...WEB_SETTINGS.storefront, ...WEB_SETTINGS.backoffice] as string[];
  const secret = Object.keys(exampleOf('api.env.example'));
  expect(secret.filter((name) => name in ofAll || told.includes(name))).toEqual([]);
});

it("puts the apps' servers where nginx expects them, and the API where these servers expect it", () => {
  const nginx = delivered('nginx/tienda.conf');
  const { apiUrl, port, host, trustedProxies } = readWebSettings('storefront', ofAll);
  expect(nginx).toContain(`listen ${new URL(apiUrl).host};`);
  expect([trustedProxies, host]).toEqual([1, '127.0.0.1']);
  expect(nginx).toContain(`server ${host}:${port} max_fails=0;`);
  expect(nginx).toContain(`server ${host}:${readWebSettings('backoffice', ofAll).port} max_fails=0;`);
});
