import { type Env, readEnv } from './read.ts';
import type { Values } from './table.ts';
import { TRACING_SETTINGS, type Tracing, tracingOf } from './tracing.ts';
import { refuseRoot, refuseUnsafe } from './unsafe.ts';

export type WebSettings = {
  port: number;
  host: string;
  /** Origin of the API's own server. */
  apiUrl: string;
  /** The reverse proxies that set X-Forwarded-*. */
  trustedProxies: NonNullable<Values['TRUST_PROXY']>;
  logLevel: Values['LOG_LEVEL'];
  tracing: Tracing;
  /** Base URL of the pictures for browsers; undefined when they are on this origin. */
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
  ...TRACING_SETTINGS,
  'IMAGES_URL',
  'STOREFRONT_URL',
  'STOREFRONT_PORT',
  'DEMO',
  'SHOP_NAME',
] as const;

/** The settings that each app's server reads, including the data for its pages. */
export const WEB_SETTINGS = {
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

/** Reads the settings of an app's server, also in development. */
export function readWebSettings(app: keyof typeof APPS, env: Env): WebSettings {
  const values = readEnv(env, WEB_SETTINGS[app]);
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

/** @throws ConfigError for settings that are invalid, or unsafe in production */
export function loadWebSettings(app: keyof typeof APPS, env: Env = process.env): WebSettings {
  const settings = readWebSettings(app, env);
  refuseUnsafe(env, WEB_SETTINGS[app]);
  refuseRoot(env);
  return settings;
}
