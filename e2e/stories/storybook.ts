import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { buildApp } from '../../scripts/lib/build-app.ts';
import { builtFolder, STORYBOOK } from '../../scripts/lib/build-stamp.ts';
import { Crew } from '../../scripts/lib/crew.ts';

export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** Folder of the current sources' Storybook, which `allStories` builds. */
export const FOLDER = builtFolder(STORYBOOK);

/** Returns all stories. Builds Storybook first when its sources have changed. */
export async function allStories(): Promise<Story[]> {
  // Only the process that collects the tests builds; the workers use its build.
  if (process.env.TEST_WORKER_INDEX === undefined) await buildApp(STORYBOOK, new Crew());
  return storiesIn(FOLDER);
}

/** Returns the stories of a built Storybook that have the tag `test`. */
export function storiesIn(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a built Storybook on a free port. */
export async function serveStorybook(folder = FOLDER): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // Asset names contain a content hash.
      'cache-control': path.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
