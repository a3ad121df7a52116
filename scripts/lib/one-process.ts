/** The API and both web servers in one process. `start` imports this file's bundle, in which they share their libraries. */
import { explainStart } from 'api-server/explain-start';
import { type Stop, startApi } from 'api-server/start-api';
import { StartupError } from 'node-kit/startup-error';
import { startTracing } from 'node-kit/trace';
import { loadApiConfig } from 'settings/api';
import { readEnv } from 'settings/read';
import { TRACING_SETTINGS, tracingOf } from 'settings/tracing';
import { backofficeApp } from '../../backoffice/web-app.ts';
import { storefrontApp } from '../../storefront/web-app.ts';
import { openWebServer, type WebApp } from '../../web-server/src/start-web-server.ts';
import type { ServerEnvs } from './servers.ts';
import { shownLine } from './shown-line.ts';

type Env = NodeJS.ProcessEnv;

/** Folders of the built client files. */
export type ClientFolders = { storefront: URL; backoffice: URL };

/** Tracing is per process, so the servers must not start it again. */
const withoutTracing = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !TRACING_NAMES.has(name)));
const TRACING_NAMES = new Set<string>(TRACING_SETTINGS);

/** The servers of one process. Each of the three starts by its own call, in any order. */
export class OneProcess {
  readonly #envs: ServerEnvs;
  readonly #clients: ClientFolders;
  readonly #tracing: Promise<Stop>;
  readonly #web: Stop[] = [];
  readonly #api: Stop[] = [];
  #isStopped = false;

  constructor(envs: ServerEnvs, clients: ClientFolders) {
    this.#envs = envs;
    this.#clients = clients;
    const warn = (error: Error) => console.error(error);
    this.#tracing = startTracing('tienda', tracingOf(readEnv(envs.api, TRACING_SETTINGS)), warn);
  }

  /** @throws StartupError with one line for the operator */
  async startApi(databaseEnv: Env): Promise<void> {
    await this.#tracing;
    let port: number | undefined;
    try {
      const config = loadApiConfig({ ...withoutTracing(this.#envs.api), ...databaseEnv });
      port = config.apiPort;
      await startApi(config, this.#api, this.#logOf('api-server'));
    } catch (error) {
      const told = explainStart(error, port);
      throw typeof told === 'string' ? new StartupError(told) : told;
    }
  }

  /** @throws StartupError with one line for the operator */
  startStorefront(): Promise<void> {
    const { storefront: client } = this.#clients;
    const app = storefrontApp(client, new URL('./render-thread.js', client));
    return this.#startWeb(app, this.#envs.storefront);
  }

  /** @throws StartupError with one line for the operator */
  startBackoffice(): Promise<void> {
    return this.#startWeb(backofficeApp(this.#clients.backoffice), this.#envs.backoffice);
  }

  async #startWeb(app: WebApp, env: Env): Promise<void> {
    await this.#tracing;
    const say = (line: unknown) => console.error(`[${app.name}]`, line);
    const surroundings = { env: withoutTracing(env), logger: this.#logOf(app.name), say };
    this.#web.push(await openWebServer(app, surroundings));
  }

  /** Writes the lines of a server's log that an operator needs. */
  #logOf(name: string) {
    return {
      write: (line: string) => {
        const shown = shownLine(name, line.trimEnd());
        // After a stop during the start, errors such as a closed queue are expected.
        if (shown !== undefined && !this.#isStopped) process.stdout.write(`${shown}\n`);
      },
    };
  }

  /** Drains and stops the web servers first, because the calls in progress there need the API. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#web.map((close) => close()));
    this.#isStopped = true;
    for (const each of this.#api.reverse()) await each().catch(() => undefined);
    await (await this.#tracing)();
  }
}
