import { STOP_LIMIT } from 'node-kit/drain-on-close';
import { openLog } from 'node-kit/log-stream';
import type { LogStream } from 'node-kit/logger';
import { StartupError } from 'node-kit/startup-error';
import { startTracing } from 'node-kit/trace';
import type { Env } from 'settings/read';
import { loadWebSettings } from 'settings/web';
import { createWebServer } from './create-web-server.ts';
import type { PageHandler, WebServerOptions } from './options.ts';

/** The settings and outputs of an app's server. A process with several servers gives each its own. */
export type Surroundings = {
  /** The settings of this server, and of its threads. */
  env: NodeJS.ProcessEnv & Env;
  logger: LogStream;
  /** Writes a line that is not part of the log. */
  say: (line: unknown) => void;
};

export type WebApp = Pick<WebServerOptions, 'staticDir' | 'cacheRules' | 'forms' | 'kitDir'> & {
  name: 'storefront' | 'backoffice';
  /** Called after the settings were validated. */
  prepare: (surroundings: Surroundings) => Promise<PageHandler>;
};

/**
 * Serves an app until the process gets a stop signal; then drains calls in progress (`drainOnClose`).
 * For a problem that the operator can solve, prints one line and exits with code 1.
 */
export async function startWebServer(app: WebApp): Promise<void> {
  const surroundings = { env: process.env, logger: openLog(), say: console.error };
  const close = await openWebServer(app, surroundings).catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT).unref();
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A parent process that opened an IPC channel and was killed cannot send a signal any more.
  process.on('disconnect', stop);
}

/**
 * Serves an app.
 * @returns a function that drains calls in progress and stops the server
 * @throws StartupError for a problem that the operator can solve
 */
export async function openWebServer(
  { prepare, ...served }: WebApp,
  surroundings: Surroundings,
): Promise<() => Promise<void>> {
  const { name } = served;
  const settings = loadWebSettings(name, surroundings.env);
  const { port, host, apiUrl, trustedProxies: trustProxy, logLevel, imagesUrl, tracing } = settings;
  const { logger } = surroundings;
  let tell: (error: Error) => void = surroundings.say;
  const stopTracing = await startTracing(`tienda-${name}`, tracing, (error) => tell(error));
  const handler = await prepare(surroundings);
  const app = await createWebServer({ ...served, handler, apiUrl, imagesUrl, trustProxy, logger, logLevel });
  tell = (error) => app.log.warn(error);
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(explain(error, name, port));
  });
  return async () => {
    await app.close();
    await stopTracing();
  };
}

function explain(error: NodeJS.ErrnoException, name: string, port: number): string {
  const setting = `${name.toUpperCase()}_PORT`;
  if (error.code === 'EADDRINUSE') return `El puerto ${port} ya está en uso: libérelo o cambie ${setting}.`;
  if (error.code === 'EACCES') return `No hay permiso para usar el puerto ${port}: cambie ${setting}.`;
  return `No se pudo abrir el puerto ${port} (${error.message}): cambie ${setting}.`;
}
