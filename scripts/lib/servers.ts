import type { Member } from './crew.ts';
import type { Settings } from './settings.ts';
import { inRoot } from './workspace.ts';

const STOP_WITH_PARENT = ['--import', new URL('./stop-with-parent.ts', import.meta.url).href];

/** What every server is told, so that none has to work out a default again. */
export function serverEnv(settings: Settings): NodeJS.ProcessEnv {
  return {
    API_PORT: String(settings.apiPort),
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
    STOREFRONT_PORT: String(settings.storefrontPort),
    BACKOFFICE_PORT: String(settings.backofficePort),
    STOREFRONT_URL: settings.storefrontUrl,
    BACKOFFICE_URL: settings.backofficeUrl,
    DATA_DIR: settings.dataDir,
  };
}

/** Fills an empty database and ends. */
export const demoLoader = (settings: Settings, databaseUrl: string): Member => ({
  name: 'demo-shop',
  args: [...STOP_WITH_PARENT, inRoot('demo-shop', 'src', 'load.ts')],
  env: { ...serverEnv(settings), DATABASE_URL: databaseUrl },
});

export function apiServer(settings: Settings, databaseUrl: string, nodeArgs: string[] = []): Member {
  return {
    name: 'api-server',
    args: [...nodeArgs, ...STOP_WITH_PARENT, inRoot('api-server', 'src', 'server.ts')],
    env: { ...serverEnv(settings), DATABASE_URL: databaseUrl },
    stdout: progressOrWarning,
  };
}

/** Its progress is for the operator; of its log, one JSON per line, only what went wrong (pino's 40 and up). */
function progressOrWarning(line: string): string | undefined {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { stack?: string } };
    return level >= 40 ? `[api-server] ${msg ?? ''}${err?.stack ? `\n${err.stack}` : ''}` : undefined;
  } catch {
    return line;
  }
}

export function webServer(app: 'storefront' | 'backoffice', settings: Settings): Member {
  return {
    name: app,
    args: [...STOP_WITH_PARENT, inRoot(app, 'server.ts')],
    // A built app is React's quick build; the secrets and checks of production are the API's matter.
    env: { ...serverEnv(settings), NODE_ENV: 'production' },
    stdout: () => undefined,
    stderr: (line) => `[${app}] ${line}`,
  };
}

export const healthUrls = (settings: Settings) => ({
  api: `http://127.0.0.1:${settings.apiPort}/api/health`,
  storefront: `http://127.0.0.1:${settings.storefrontPort}/health`,
  backoffice: `http://127.0.0.1:${settings.backofficePort}/health`,
});
