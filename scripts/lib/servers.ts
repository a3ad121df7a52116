import type { DatabaseUrls } from 'api-server/db/prepare-database';
import { machineEnv } from 'node-kit/machine-env';
import { API_SETTINGS } from 'settings/api';
import { PICTURE_SETTINGS } from 'settings/pictures';
import { pickSettings } from 'settings/read';
import type { Name } from 'settings/table';
import { WEB_SETTINGS } from 'settings/web';
import type { Settings } from 'settings/whole-shop';
import type { Member } from './crew.ts';
import { shownLine } from './shown-line.ts';
import { COMPILE_CACHE, inRoot } from './workspace.ts';

type App = keyof typeof WEB_SETTINGS;

/** The settings of each server; none sees another's. */
export type ServerEnvs = Record<'api' | App, NodeJS.ProcessEnv>;

// Plain JavaScript: type stripping takes 17 MB per process.
const STOP_WITH_PARENT = ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href];

/**
 * Limits the young generation in MB: Node's default grows to 48 and stays. The old generation may grow by a
 * third before a collection, where Node allows double: with 200 callers the API took 326 MB.
 */
export const LEAN = ['--max-semi-space-size=2', '--heap-growing-percent=30'];

/** Node's compile cache makes the next start a third shorter. */
const COMPILED = { NODE_COMPILE_CACHE: COMPILE_CACHE };

/** All addresses, so that no server recalculates defaults. */
const places = (settings: Settings) => ({
  API_PORT: String(settings.apiPort),
  STOREFRONT_PORT: String(settings.storefrontPort),
  BACKOFFICE_PORT: String(settings.backofficePort),
  STOREFRONT_URL: settings.storefrontUrl,
  BACKOFFICE_URL: settings.backofficeUrl,
});

/** The environment for the shop's database. */
export const databaseEnv = ({
  url,
  ownerUrl,
}: DatabaseUrls): { DATABASE_URL: string; MIGRATION_DATABASE_URL?: string } =>
  ownerUrl ? { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl } : { DATABASE_URL: url };

/** Only the API gets secrets. The database's URLs are added once it has started. */
const apiEnv = (settings: Settings, names: readonly Name[]) => {
  const given = pickSettings(process.env, names);
  delete given.DATABASE_URL;
  delete given.MIGRATION_DATABASE_URL;
  return { ...given, ...places(settings), DATA_DIR: settings.dataDir };
};

/** Returns the environment of an app's web server. */
export const webEnv = (app: App, settings: Settings): NodeJS.ProcessEnv => ({
  ...pickSettings(process.env, WEB_SETTINGS[app]),
  ...places(settings),
  API_URL: `http://127.0.0.1:${settings.apiPort}`,
});

/** Fills an empty database and ends. */
export const demoLoader = (settings: Settings, urls: DatabaseUrls): Member => ({
  name: 'demo-shop',
  args: [...STOP_WITH_PARENT, inRoot('api-server', 'dist', 'load.js')],
  env: { ...apiEnv(settings, ['NODE_ENV', 'DEMO', ...PICTURE_SETTINGS]), ...databaseEnv(urls) },
});

/**
 * Returns the settings of the servers that share the process of `start`. The API's lack the database, which starts meanwhile.
 * Below their log's `warn`, `start` shows nothing.
 */
export function serverEnvs(settings: Settings): ServerEnvs {
  const level = { LOG_LEVEL: ['error', 'silent'].includes(settings.logLevel) ? settings.logLevel : 'warn' };
  const web = (app: App) => ({ ...machineEnv(), ...webEnv(app, settings), ...level, ...COMPILED });
  return {
    api: { ...apiEnv(settings, API_SETTINGS), ...level },
    storefront: web('storefront'),
    backoffice: web('backoffice'),
  };
}

/** Runs from source, and restarts on changes. */
export const watchedApiServer = (settings: Settings, urls: DatabaseUrls): Member => ({
  name: 'api-server',
  env: { ...apiEnv(settings, API_SETTINGS), ...databaseEnv(urls), ...COMPILED },
  stdout: (line) => shownLine('api-server', line),
  args: ['--watch', '--watch-preserve-output', ...STOP_WITH_PARENT, inRoot('api-server', 'src', 'server.ts')],
});

export const healthUrls = (settings: Settings) => ({
  api: `http://127.0.0.1:${settings.apiPort}/api/health`,
  storefront: `http://127.0.0.1:${settings.storefrontPort}/health`,
  backoffice: `http://127.0.0.1:${settings.backofficePort}/health`,
});
