import { resolve } from 'node:path';
import { keepOnce } from 'node-kit/keep-once';
import { type TrustedProxies, trustedProxies } from 'node-kit/trusted-proxies';
import { z } from 'zod';
import { ConfigError, type Env, oneOf, origin, port, readEnv, url } from './read-env.ts';
import { loadShop, type Shop } from './shop.ts';

/** What the environment says, before anything is written to disk. */
export type Settings = {
  env: 'development' | 'production' | 'test';
  production: boolean;
  apiPort: number;
  storefrontPort: number;
  /** Origin, without a slash at the end: where the links in mails lead. */
  storefrontUrl: string;
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: mail is written to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  rateLimits: boolean;
  trustedProxies: TrustedProxies;
  shop: Shop;
};

export type Config = Settings & { databaseUrl: string; jwtSecret: string };

const POSTGRES = 'postgres://usuario:clave@servidor:5432/base';

const shape = {
  NODE_ENV: oneOf(['development', 'production', 'test'], 'debe ser development, production o test'),
  API_PORT: port(4002),
  STOREFRONT_PORT: port(4000),
  STOREFRONT_URL: origin,
  DATABASE_URL: url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: url('debe tener la forma smtp://usuario:clave@servidor:587', 'smtp:', 'smtps:').optional(),
  JWT_SECRET: z.string().min(32, 'debe tener al menos 32 caracteres').optional(),
  RATE_LIMITS: oneOf(['on', 'off'], 'debe ser on u off'),
};

/** Reads the environment and touches nothing. A relative DATA_DIR counts from `cwd`. */
export function readSettings(env: Env, cwd = process.cwd()): Settings {
  const values = readEnv(shape, env);
  const production = values.NODE_ENV === 'production';
  if (production && !values.JWT_SECRET) {
    throw new ConfigError('Falta JWT_SECRET: con NODE_ENV=production defínalo con 32 caracteres o más.');
  }
  if (production && values.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS=off no se admite con NODE_ENV=production: quítelo.');
  }
  return {
    env: values.NODE_ENV,
    production,
    apiPort: values.API_PORT,
    storefrontPort: values.STOREFRONT_PORT,
    storefrontUrl: values.STOREFRONT_URL ?? `http://localhost:${values.STOREFRONT_PORT}`,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(cwd, values.DATA_DIR),
    smtpUrl: values.SMTP_URL,
    rateLimits: values.RATE_LIMITS === 'on',
    // A count is of those in front of the apps' servers, which stand on this machine then.
    trustedProxies: named(trustedProxies(env.TRUST_PROXY)),
    shop: loadShop(env),
  };
}

const named = (proxies: TrustedProxies) => (typeof proxies === 'number' ? ['loopback'] : proxies);

/** @throws ConfigError when no database is named. */
export function databaseUrlOf({ databaseUrl }: Settings): string {
  if (databaseUrl) return databaseUrl;
  throw new ConfigError(`Falta DATABASE_URL: defínala con la forma ${POSTGRES}.`);
}

/** The settings, and the token secret: the one given, or one made once and kept in DATA_DIR. */
export function loadConfig(env: Env = process.env, cwd = process.cwd()): Config {
  const settings = readSettings(env, cwd);
  const databaseUrl = databaseUrlOf(settings);
  const jwtSecret = env.JWT_SECRET?.trim() || keepOnce(resolve(settings.dataDir, 'jwt-secret'));
  return { ...settings, databaseUrl, jwtSecret };
}
