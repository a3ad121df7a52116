import { type Env, readEnv } from './read.ts';
import type { Values } from './table.ts';
import { OF_TRACING, type Tracing, tracingOf } from './tracing.ts';
import { refuseRoot, refuseUnsafe } from './unsafe.ts';

export type WebSettings = {
  port: number;
  host: string;
  /** Origin of the API's own server. */
  apiUrl: string;
  /** Those in front that set X-Forwarded-*. */
  trustedProxies: NonNullable<Values['TRUST_PROXY']>;
  logLevel: Values['LOG_LEVEL'];
  tracing: Tracing;
  /** Where browsers find the pictures; undefined: on this origin. */
  imagesUrl: string | undefined;
};

const APPS = { storefront: 'STOREFRONT_PORT', backoffice: 'BACKOFFICE_PORT' } as const;
const OF_ALL = [
  'NODE_ENV',
  'HOST',
  'API_URL',
  'API_PORT',
  'TRUST_PROXY',
  'LOG_LEVEL',
  ...OF_TRACING,
  'IMAGES_URL',
  'STOREFRONT_URL',
  'STOREFRONT_PORT',
  'DEMO',
  'SHOP_NAME',
] as const;

/** What an app's own server reads, beside what stands in its pages. */
export const OF_WEB = {
  storefront: [
    ...OF_ALL,
    'BACKOFFICE_PORT',
    'BACKOFFICE_URL',
    'SHOP_CITY',
    'SHOP_PHONE',
    'SHOP_EMAIL',
    'SHOP_INSTAGRAM',
    'SHOP_WHATSAPP',
  ],
  backoffice: [...OF_ALL, 'BACKOFFICE_PORT', 'BACKOFFICE_URL'],
} as const;

/** Reads the environment for an app's own server, the developer's too. */
export function readWebSettings(app: keyof typeof APPS, env: Env): WebSettings {
  const values = readEnv(env, OF_WEB[app]);
  return {
    port: values[APPS[app]],
    host: values.HOST,
    apiUrl: values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`,
    trustedProxies: values.TRUST_PROXY ?? 0,
    logLevel: values.LOG_LEVEL,
    tracing: tracingOf(values),
    imagesUrl: values.IMAGES_URL,
  };
}

/** @throws ConfigError for what makes no sense, or is unsafe in production. */
export function loadWebSettings(app: keyof typeof APPS, env: Env = process.env): WebSettings {
  const settings = readWebSettings(app, env);
  refuseUnsafe(env, OF_WEB[app]);
  refuseRoot(env);
  return settings;
}
