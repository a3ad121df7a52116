/** Runs the three servers from source with reload. `pnpm dev` */
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
  // Node's watcher restarts it after each change and waits after an error, so no supervision is needed.
  serve(prefixed(watchedApiServer(settings, await prepareDatabase())));
  await waitFor(healthUrls(settings).api, ended);
});

/** Prefixes each line of output with the process name. */
function prefixed(member: Member): Member {
  const prefix = (line: string) => `[${member.name}] ${line}`;
  const stdout = (line: string) => {
    const kept = member.stdout ? member.stdout(line) : line;
    return kept === undefined || kept.startsWith('[') ? kept : prefix(kept);
  };
  return { ...member, stdout, stderr: prefix };
}
