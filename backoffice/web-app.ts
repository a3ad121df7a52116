import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBackofficePage } from 'settings/page';
import { hasKit, StartupError, type WebApp } from 'web-server';
import { withEnvironment } from './with-environment.ts';

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

/**
 * Returns the back office's server.
 * @param client folder of the build's client files
 */
export function backofficeApp(client: URL): WebApp {
  const staticDir = fileURLToPath(client);
  const index = join(staticDir, 'index.html');
  /** The output folder of `storybook:build`, which is optional. */
  const kitDir = fileURLToPath(new URL('../../.storybook/dist', client));
  const kit = hasKit(kitDir);
  return {
    name: 'backoffice',
    staticDir,
    kitDir: kit ? kitDir : undefined,
    prepare: async ({ env }) => {
      if (!existsSync(index)) {
        throw new StartupError('Falta construir el panel: ejecute `pnpm --filter backoffice build`.');
      }
      const page = withEnvironment(readFileSync(index, 'utf8'), { ...readBackofficePage(env), kit });
      return async () => new Response(page, { headers });
    },
  };
}
