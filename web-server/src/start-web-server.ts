import { STOP_LIMIT } from 'node-kit/drain-on-close';
import { openLog } from 'node-kit/log-stream';
import { StartupError } from 'node-kit/startup-error';
import { startTracing } from 'node-kit/trace';
import { loadWebSettings } from 'settings/web';
import { createWebServer } from './create-web-server.ts';
import type { PageHandler, WebServerOptions } from './options.ts';

type App = Pick<WebServerOptions, 'staticDir' | 'cacheRules' | 'forms' | 'kitDir'> & {
  name: 'storefront' | 'backoffice';
  /** Called after the settings were validated. */
  prepare: () => Promise<PageHandler>;
};

/**
 * Serves an app until the process gets a stop signal; then drains calls in progress (`drainOnClose`).
 * For a problem that the operator can solve, prints one line and exits with code 1.
 */
export async function startWebServer(options: App): Promise<void> {
  const { app, stopTracing } = await listen(options).catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT).unref();
    void app
      .close()
      .then(stopTracing)
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A parent process that opened an IPC channel and was killed cannot send a signal any more.
  process.on('disconnect', stop);
}

async function listen({ prepare, ...served }: App) {
  const { name } = served;
  const settings = loadWebSettings(name);
  const { port, host, apiUrl, trustedProxies: trustProxy, logLevel, imagesUrl, tracing } = settings;
  let tell: (error: Error) => void = console.error;
  const stopTracing = await startTracing(`tienda-${name}`, tracing, (error) => tell(error));
  const handler = await prepare();
  const logger = openLog();
  const app = await createWebServer({ ...served, handler, apiUrl, imagesUrl, trustProxy, logger, logLevel });
  tell = (error) => app.log.warn(error);
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(explain(error, name, port));
  });
  return { app, stopTracing };
}

function explain(error: NodeJS.ErrnoException, name: string, port: number): string {
  const setting = `${name.toUpperCase()}_PORT`;
  if (error.code === 'EADDRINUSE') return `El puerto ${port} ya está en uso: libérelo o cambie ${setting}.`;
  if (error.code === 'EACCES') return `No hay permiso para usar el puerto ${port}: cambie ${setting}.`;
  return `No se pudo abrir el puerto ${port} (${error.message}): cambie ${setting}.`;
}
