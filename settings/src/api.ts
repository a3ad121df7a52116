import { resolve } from 'node:path';
import { keepOnce } from 'node-kit/keep-once';
import { leadsHere } from './hosts.ts';
import { originOfBackoffice, originOfStorefront } from './origins.ts';
import { OF_PICTURES, type PicturesPlace, picturesPlace } from './pictures.ts';
import { ConfigError, type Env, readEnv } from './read.ts';
import { loadShop, SHOP, type Shop } from './shop.ts';
import { POSTGRES, type Values } from './table.ts';
import { OF_TRACING, type Tracing, tracingOf } from './tracing.ts';
import { refuseUnsafe } from './unsafe.ts';

/** What the environment says to the API, before anything is written to disk. */
export type ApiSettings = {
  production: boolean;
  /** Others than this machine get to the shop. */
  reachable: boolean;
  apiPort: number;
  apiHost: string;
  /** Origins, without a slash at the end: where the links in mails lead, those of who works in the shop to the second. */
  storefrontUrl: string;
  backofficeUrl: string;
  databaseUrl: string | undefined;
  /** The same database as its owner, who migrates it; undefined: the role of `databaseUrl` owns it. */
  migrationUrl: string | undefined;
  replicaUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  pictures: PicturesPlace;
  /** Where browsers find them; undefined: where the API answers with them. */
  imagesUrl: string | undefined;
  /** Undefined: mail is written to `dataDir`/outbox. */
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
  /** Nothing is signed with it any more. */
  previousJwtSecret: string | undefined;
};

/** What the API and the commands beside it read. */
export const OF_THE_API = [
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
  ...OF_PICTURES,
  'IMAGES_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'RATE_LIMITS',
  'TRUST_PROXY',
  'LOG_LEVEL',
  ...OF_TRACING,
  'DEMO',
  ...SHOP,
] as const;

/** Reads the environment and touches nothing. A relative DATA_DIR counts from `cwd`. */
export function readApiSettings(env: Env, cwd = process.cwd()): ApiSettings {
  const values = readEnv(env, OF_THE_API);
  const [storefrontUrl, backofficeUrl] = [originOfStorefront(values), originOfBackoffice(values)];
  return {
    production: values.NODE_ENV === 'production',
    apiPort: values.API_PORT,
    apiHost: values.API_HOST,
    reachable: !leadsHere(storefrontUrl) || !leadsHere(backofficeUrl),
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

/** A count is of those in front of the apps' servers, which stand on this machine then. */
const named = (proxies: Values['TRUST_PROXY']): string[] =>
  proxies === undefined || typeof proxies === 'number' ? ['loopback'] : proxies;

/** @throws ConfigError when only the owner's URL is set: no role is left to serve. */
function migrationUrlOf(values: Pick<Values, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>): string | undefined {
  if (!values.MIGRATION_DATABASE_URL || values.DATABASE_URL) return values.MIGRATION_DATABASE_URL;
  throw new ConfigError('Falta DATABASE_URL: va junto con MIGRATION_DATABASE_URL.');
}

/** @throws ConfigError when no database is named. */
export function databaseUrlOf({ databaseUrl }: Pick<ApiSettings, 'databaseUrl'>): string {
  if (databaseUrl) return databaseUrl;
  throw new ConfigError(`Falta DATABASE_URL: defínala con la forma ${POSTGRES}.`);
}

/**
 * The settings, and the token secret: the one given, or one made once and kept in DATA_DIR.
 * @throws ConfigError for what makes no sense, or is unsafe in production.
 */
export function loadApiConfig(env: Env = process.env, cwd = process.cwd()): ApiConfig {
  const settings = readApiSettings(env, cwd);
  refuseUnsafe(env, OF_THE_API);
  const databaseUrl = databaseUrlOf(settings);
  const { JWT_SECRET, JWT_SECRET_PREVIOUS } = readEnv(env, ['JWT_SECRET', 'JWT_SECRET_PREVIOUS']);
  const jwtSecret = JWT_SECRET ?? keepOnce(resolve(settings.dataDir, 'jwt-secret'));
  return { ...settings, databaseUrl, jwtSecret, previousJwtSecret: JWT_SECRET_PREVIOUS };
}
