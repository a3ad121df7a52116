/** The three servers from their sources, each reloading what changes. `pnpm dev` */
import { readSettings } from '../api-server/src/config.ts';
import { StartupError } from '../api-server/src/startup-error.ts';
import { announce } from './lib/announce.ts';
import { programOf } from './lib/build-app.ts';
import { Crew, type Member, onStopSignal } from './lib/crew.ts';
import { onLauncherGone } from './lib/launcher.ts';
import { checkPorts } from './lib/ports.ts';
import { apiServer, healthUrls, serverEnv } from './lib/servers.ts';
import { waitFor } from './lib/wait-for.ts';
import { inRoot } from './lib/workspace.ts';

const crew = new Crew();
const ended = new AbortController();
onStopSignal(() => void finish(0));
onLauncherGone(() => void finish(0));

try {
  const settings = readSettings(process.env);
  const { apiPort, storefrontPort, backofficePort } = settings;
  await checkPorts({ STOREFRONT_PORT: storefrontPort, BACKOFFICE_PORT: backofficePort, API_PORT: apiPort });
  // Its own watcher starts it again after each change, and waits after a mistake; so it need not be looked after.
  watch(prefixed(apiServer(settings, ['--watch', '--watch-preserve-output'])));
  for (const [app, port] of [
    ['storefront', storefrontPort],
    ['backoffice', backofficePort],
  ] as const) {
    const vite = programOf(app, 'vite', 'bin/vite.js');
    const args = [vite, 'dev', '--port', String(port), '--strictPort', '--clearScreen', 'false'];
    watch(prefixed({ name: app, args, cwd: inRoot(app), env: serverEnv(settings) }));
  }
  await waitFor(healthUrls(settings).api, ended.signal);
  if (!crew.stopping) console.log(announce(settings));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  await finish(1);
}

function prefixed(member: Member): Member {
  const prefix = (line: string) => `[${member.name}] ${line}`;
  return { ...member, stdout: prefix, stderr: prefix };
}

function watch(member: Member): void {
  void crew.run(member).then(({ code }) => {
    if (crew.stopping) return;
    console.error(`${member.name} se detuvo (código ${code}): se cierra todo.`);
    void finish(1);
  });
}

async function finish(code: number): Promise<never> {
  process.exitCode ??= code;
  ended.abort();
  await crew.stop();
  process.exit();
}
