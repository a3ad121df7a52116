/** Serves the built app on a separate origin: `node backoffice/server.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBackofficePage } from 'settings/page';
import { appBuildUrl, hasKit, startWebServer } from 'web-server';
import { withEnvironment } from './with-environment.ts';

const staticDir = fileURLToPath(appBuildUrl(import.meta.url, 'client'));
const index = join(staticDir, 'index.html');
/** The output folder of `storybook:build`, which is optional. */
const kitDir = fileURLToPath(new URL('../../.storybook/dist', appBuildUrl(import.meta.url, 'client')));
const kit = hasKit(kitDir);
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

await startWebServer({
  name: 'backoffice',
  staticDir,
  kitDir: kit ? kitDir : undefined,
  prepare: async () => {
    if (!existsSync(index)) {
      console.error('Falta construir el panel: ejecute `pnpm --filter backoffice build`.');
      process.exit(1);
    }
    const page = withEnvironment(readFileSync(index, 'utf8'), {
      ...readBackofficePage(process.env),
      kit,
    });
    return async () => new Response(page, { headers });
  },
});
