/** Builds what changed, starts the three servers, and says where they are. `pnpm start` */
import { readSettings, type Settings } from '../api-server/src/config.ts';
import { StartupError } from '../api-server/src/startup-error.ts';
import { announce } from './lib/announce.ts';
import { buildApp } from './lib/build-app.ts';
import { Crew, type Exit, type Member, onStopSignal } from './lib/crew.ts';
import { onLauncherGone } from './lib/launcher.ts';
import { checkPorts } from './lib/ports.ts';
import { apiServer, healthUrls, webServer } from './lib/servers.ts';
import { waitFor } from './lib/wait-for.ts';

const crew = new Crew();
const ended = new AbortController();
onStopSignal(() => void finish(0));
onLauncherGone(() => void finish(0));

try {
  const settings = readSettings(process.env);
  await checkPorts({
    STOREFRONT_PORT: settings.storefrontPort,
    BACKOFFICE_PORT: settings.backofficePort,
    API_PORT: settings.apiPort,
  });
  await start(settings);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  await finish(1);
}

async function start(settings: Settings): Promise<void> {
  const health = healthUrls(settings);
  let ready = false;
  // The API explains a failed start itself, in one line; ours would be a second one.
  const watch = (member: Member) =>
    void crew.run(member).then((exit) => endedEarly(exit, ready || member.name !== 'api-server'));

  // The database is prepared while the apps are built.
  watch(apiServer(settings));
  await Promise.all([
    waitFor(health.api, ended.signal),
    ...(['storefront', 'backoffice'] as const).map(async (app) => {
      await buildApp(app, crew);
      if (crew.stopping) return;
      watch(webServer(app, settings));
      await waitFor(health[app], ended.signal);
    }),
  ]);
  if (crew.stopping) return;
  ready = true;
  console.log(announce(settings));
}

async function endedEarly({ name, code, signal }: Exit, explain: boolean): Promise<void> {
  if (crew.stopping) return;
  if (explain) console.error(`${name} se detuvo (${signal ?? `código ${code}`}): se cierra la tienda.`);
  await finish(1);
}

async function finish(code: number): Promise<never> {
  // Ctrl-C during a stop that hangs: the first answer's code stays.
  process.exitCode ??= code;
  ended.abort();
  await crew.stop();
  process.exit();
}
