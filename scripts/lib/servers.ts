import { OF_THE_API } from 'settings/api';
import { pickSettings } from 'settings/pick';
import type { Name } from 'settings/table';
import { OF_WEB } from 'settings/web';
import type { Settings } from 'settings/whole-shop';
import type { Member } from './crew.ts';
import { inRoot } from './workspace.ts';

type App = keyof typeof OF_WEB;

const STOP_WITH_PARENT = ['--import', new URL('./stop-with-parent.ts', import.meta.url).href];

/** Where things are, so that no server has to work out a default again. */
const places = (settings: Settings) => ({
  API_PORT: String(settings.apiPort),
  STOREFRONT_PORT: String(settings.storefrontPort),
  BACKOFFICE_PORT: String(settings.backofficePort),
  STOREFRONT_URL: settings.storefrontUrl,
  BACKOFFICE_URL: settings.backofficeUrl,
});

/** Only the API, and what fills its database, is told of that and of any secret. */
const apiEnv = (settings: Settings, databaseUrl: string, names: readonly Name[]) => ({
  ...pickSettings(process.env, names),
  ...places(settings),
  DATA_DIR: settings.dataDir,
  DATABASE_URL: databaseUrl,
});

/** What an app's own server is told, built or not. */
export const webEnv = (app: App, settings: Settings): NodeJS.ProcessEnv => ({
  ...pickSettings(process.env, OF_WEB[app]),
  ...places(settings),
  API_URL: `http://127.0.0.1:${settings.apiPort}`,
});

/** Fills an empty database and ends. */
export const demoLoader = (settings: Settings, databaseUrl: string): Member => ({
  name: 'demo-shop',
  args: [...STOP_WITH_PARENT, inRoot('demo-shop', 'src', 'load.ts')],
  env: apiEnv(settings, databaseUrl, ['NODE_ENV', 'DEMO']),
});

export function apiServer(settings: Settings, databaseUrl: string, nodeArgs: string[] = []): Member {
  return {
    name: 'api-server',
    args: [...nodeArgs, ...STOP_WITH_PARENT, inRoot('api-server', 'src', 'server.ts')],
    env: apiEnv(settings, databaseUrl, OF_THE_API),
    stdout: progressOrWarning('api-server'),
  };
}

/** Its progress is for the operator; of its log, one JSON per line, only what went wrong (pino's 40 and up). */
const progressOrWarning =
  (name: string) =>
  (line: string): string | undefined => {
    if (!line.startsWith('{')) return line;
    // Nearly all of them, and not worth reading any further.
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
    args: [...STOP_WITH_PARENT, inRoot(app, 'server.ts')],
    env: webEnv(app, settings),
    stdout: progressOrWarning(app),
    stderr: (line) => `[${app}] ${line}`,
  };
}

export const healthUrls = (settings: Settings) => ({
  api: `http://127.0.0.1:${settings.apiPort}/api/health`,
  storefront: `http://127.0.0.1:${settings.storefrontPort}/health`,
  backoffice: `http://127.0.0.1:${settings.backofficePort}/health`,
});
