/** The three servers from their sources, each reloading what changes. `pnpm dev` */
import { programOf } from './lib/build-app.ts';
import type { Member } from './lib/crew.ts';
import { runShop } from './lib/run-shop.ts';
import { healthUrls, watchedApiServer, webEnv } from './lib/servers.ts';
import { waitFor } from './lib/wait-for.ts';
import { inRoot } from './lib/workspace.ts';

await runShop(async ({ settings, ended, prepareDatabase, serve }) => {
  for (const [app, port] of [
    ['storefront', settings.storefrontPort],
    ['backoffice', settings.backofficePort],
  ] as const) {
    const vite = programOf(app, 'vite', 'bin/vite.js');
    const args = [vite, 'dev', '--port', String(port), '--strictPort', '--clearScreen', 'false'];
    serve(prefixed({ name: app, args, cwd: inRoot(app), env: webEnv(app, settings) }));
  }
  // Its own watcher starts it again after each change, and waits after a mistake; so it need not be looked after.
  serve(prefixed(watchedApiServer(settings, await prepareDatabase())));
  await waitFor(healthUrls(settings).api, ended);
});

/** What is kept of its output says whose it is. */
function prefixed(member: Member): Member {
  const prefix = (line: string) => `[${member.name}] ${line}`;
  const stdout = (line: string) => {
    const kept = member.stdout ? member.stdout(line) : line;
    return kept === undefined || kept.startsWith('[') ? kept : prefix(kept);
  };
  return { ...member, stdout, stderr: prefix };
}
