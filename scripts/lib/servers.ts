import type { DatabaseUrls } from 'api-server/db/prepare-database';
import { API_SETTINGS } from 'settings/api';
import { PICTURE_SETTINGS } from 'settings/pictures';
import { pickSettings } from 'settings/read';
import type { Name } from 'settings/table';
import { WEB_SETTINGS } from 'settings/web';
import type { Settings } from 'settings/whole-shop';
import type { Member } from './crew.ts';
import { COMPILE_CACHE, inRoot } from './workspace.ts';

type App = keyof typeof WEB_SETTINGS;

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
const databaseEnv = ({
  url,
  ownerUrl,
}: DatabaseUrls): { DATABASE_URL: string; MIGRATION_DATABASE_URL?: string } =>
  ownerUrl ? { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl } : { DATABASE_URL: url };

/** Only the API and the demo's loader get the database and secrets. */
const apiEnv = (settings: Settings, urls: DatabaseUrls, names: readonly Name[]) => ({
  ...pickSettings(process.env, names),
  ...places(settings),
  DATA_DIR: settings.dataDir,
  ...databaseEnv(urls),
});

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
  env: apiEnv(settings, urls, ['NODE_ENV', 'DEMO', ...PICTURE_SETTINGS]),
});

export const apiServer = (settings: Settings, urls: DatabaseUrls): Member => ({
  name: 'api-server',
  args: [...LEAN, ...STOP_WITH_PARENT, inRoot('api-server', 'dist', 'server.js')],
  env: { ...apiEnv(settings, urls, API_SETTINGS), ...COMPILED },
  stdout: progressOrWarning('api-server'),
});

/** Loads while its database starts, and gets the URLs by IPC: the owner's password is never in its environment. */
export const earlyApiServer = (settings: Settings, database: Promise<DatabaseUrls>): Member => {
  const member = apiServer(settings, { url: '' });
  const env = { ...member.env };
  delete env.DATABASE_URL;
  delete env.MIGRATION_DATABASE_URL;
  const told = database.then((urls) => JSON.stringify(databaseEnv(urls)));
  return { ...member, env, args: [...member.args, '--database-follows'], told };
};

/** Runs from source, and restarts on changes. */
export const watchedApiServer = (settings: Settings, urls: DatabaseUrls): Member => ({
  ...apiServer(settings, urls),
  args: ['--watch', '--watch-preserve-output', ...STOP_WITH_PARENT, inRoot('api-server', 'src', 'server.ts')],
});

/** Passes progress for the operator; from the JSON log only warnings and errors (pino's 40 and up). */
const progressOrWarning =
  (name: string) =>
  (line: string): string | undefined => {
    if (!line.startsWith('{')) return line;
    // Skip parsing: most lines are below that level.
    if (/^\{"level":[123]0,/.test(line)) return undefined;
    try {
      const { level, msg, err } = JSON.parse(line) as {
        level: number;
        msg?: string;
        err?: { stack?: string };
      };
      return level >= 40 ? `[${name}] ${msg ?? ''}${err?.stack ? `\n${err.stack}` : ''}` : undefined;
    } catch {
      return line;
    }
  };

export function webServer(app: App, settings: Settings): Member {
  return {
    name: app,
    args: [...LEAN, ...STOP_WITH_PARENT, inRoot(app, 'dist', 'server.js')],
    env: { ...webEnv(app, settings), ...COMPILED },
    stdout: progressOrWarning(app),
    stderr: (line) => `[${app}] ${line}`,
  };
}

export const healthUrls = (settings: Settings) => ({
  api: `http://127.0.0.1:${settings.apiPort}/api/health`,
  storefront: `http://127.0.0.1:${settings.storefrontPort}/health`,
  backoffice: `http://127.0.0.1:${settings.backofficePort}/health`,
});
