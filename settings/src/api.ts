import { resolve } from 'node:path';
import { readOrCreateSecret } from 'node-kit/stored-secret';
import { isThisMachine, originOfBackoffice, originOfStorefront } from './hosts.ts';
import { PICTURE_SETTINGS, type PicturesPlace, picturesPlace } from './pictures.ts';
import { ConfigError, type Env, readEnv } from './read.ts';
import { loadShop, SHOP, type Shop } from './shop.ts';
import { POSTGRES, type Values } from './table.ts';
import { TRACING_SETTINGS, type Tracing, tracingOf } from './tracing.ts';
import { refuseUnsafe } from './unsafe.ts';

/** The API's settings as read from the environment, before anything is written to disk. */
export type ApiSettings = {
  production: boolean;
  /** Whether other machines can reach the shop. */
  reachable: boolean;
  apiPort: number;
  apiHost: string;
  /** Origins without a trailing slash. Links in mails to customers use the first, links in mails to staff use the second. */
  storefrontUrl: string;
  backofficeUrl: string;
  databaseUrl: string | undefined;
  /** URL of the same database for its owner role, which migrates. Undefined when the role of `databaseUrl` owns the database. */
  migrationUrl: string | undefined;
  replicaUrl: string | undefined;
  /** Absolute path. */
  dataDir: string;
  pictures: PicturesPlace;
  /** Base URL of the pictures for browsers; undefined when the API serves the pictures. */
  imagesUrl: string | undefined;
  /** Undefined when mail is written to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  rateLimits: boolean;
  trustedProxies: string[];
  logLevel: Values['LOG_LEVEL'];
  tracing: Tracing;
  shop: Shop;
};

export type ApiConfig = ApiSettings & {
  databaseUrl: string;
  jwtSecret: string;
  /** Only verifies older tokens; new tokens are not signed with this secret. */
  previousJwtSecret: string | undefined;
};

/** The settings that the API and its commands read. */
export const API_SETTINGS = [
  'NODE_ENV',
  'API_PORT',
  'API_HOST',
  'STOREFRONT_PORT',
  'STOREFRONT_URL',
  'BACKOFFICE_PORT',
  'BACKOFFICE_URL',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_REPLICA_URL',
  ...PICTURE_SETTINGS,
  'IMAGES_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'RATE_LIMITS',
  'TRUST_PROXY',
  'LOG_LEVEL',
  ...TRACING_SETTINGS,
  'DEMO',
  ...SHOP,
] as const;

/** Reads the settings without side effects. A relative DATA_DIR is resolved against `cwd`. */
export function readApiSettings(env: Env, cwd = process.cwd()): ApiSettings {
  const values = readEnv(env, API_SETTINGS);
  const [storefrontUrl, backofficeUrl] = [originOfStorefront(values), originOfBackoffice(values)];
  return {
    production: values.NODE_ENV === 'production',
    apiPort: values.API_PORT,
    apiHost: values.API_HOST,
    reachable: !isThisMachine(storefrontUrl) || !isThisMachine(backofficeUrl),
    storefrontUrl,
    backofficeUrl,
    databaseUrl: values.DATABASE_URL,
    migrationUrl: migrationUrlOf(values),
    replicaUrl: values.DATABASE_REPLICA_URL,
    dataDir: resolve(cwd, values.DATA_DIR),
    pictures: picturesPlace(values, cwd),
    imagesUrl: values.IMAGES_URL,
    smtpUrl: values.SMTP_URL,
    rateLimits: values.RATE_LIMITS === 'on',
    trustedProxies: named(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    tracing: tracingOf(values),
    shop: loadShop(env),
  };
}

/**
 * A count refers to the proxies in front of the apps' servers. In that case these servers run on this
 * machine, so the API trusts loopback.
 */
const named = (proxies: Values['TRUST_PROXY']): string[] =>
  proxies === undefined || typeof proxies === 'number' ? ['loopback'] : proxies;

/** @throws ConfigError when only the owner's URL is set: then there is no role that serves */
function migrationUrlOf(values: Pick<Values, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>): string | undefined {
  if (!values.MIGRATION_DATABASE_URL || values.DATABASE_URL) return values.MIGRATION_DATABASE_URL;
  throw new ConfigError('Falta DATABASE_URL: va junto con MIGRATION_DATABASE_URL.');
}

/** @throws ConfigError when DATABASE_URL is not set */
export function databaseUrlOf({ databaseUrl }: Pick<ApiSettings, 'databaseUrl'>): string {
  if (databaseUrl) return databaseUrl;
  throw new ConfigError(`Falta DATABASE_URL: defínala con la forma ${POSTGRES}.`);
}

/**
 * Returns the settings with the token secret: JWT_SECRET, or a generated secret that is kept in DATA_DIR.
 * @throws ConfigError for settings that are invalid, or unsafe in production
 */
export function loadApiConfig(env: Env = process.env, cwd = process.cwd()): ApiConfig {
  const settings = readApiSettings(env, cwd);
  refuseUnsafe(env, API_SETTINGS);
  const databaseUrl = databaseUrlOf(settings);
  const { JWT_SECRET, JWT_SECRET_PREVIOUS } = readEnv(env, ['JWT_SECRET', 'JWT_SECRET_PREVIOUS']);
  const jwtSecret = JWT_SECRET ?? readOrCreateSecret(resolve(settings.dataDir, 'jwt-secret'));
  return { ...settings, databaseUrl, jwtSecret, previousJwtSecret: JWT_SECRET_PREVIOUS };
}
