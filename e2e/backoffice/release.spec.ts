/** The panel's service worker when a new release is deployed: nobody is kept on the old one, and no page mixes both. */
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createWebServer } from 'web-server/create-web-server';

const BUILT = join(import.meta.dirname, '../../backoffice/dist/client');

let folder: string;
let server: Awaited<ReturnType<typeof createWebServer>> | undefined;
let port = 0;

/** Serves a copy of the built panel; `handler` in the place of its page. */
async function serve(handler?: Parameters<typeof createWebServer>[0]['handler']) {
  await server?.close();
  server = await createWebServer({
    name: 'backoffice',
    apiUrl: 'http://127.0.0.1:9',
    staticDir: folder,
    ...(handler && { handler }),
  });
  await server.listen({ port, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
}

const entryOf = (html: string) => /\/assets\/(index-[\w-]+)\.js/.exec(html)?.[1] ?? '';
const builtEntry = () => entryOf(readFileSync(join(folder, 'index.html'), 'utf8'));

/**
 * Deploys a release whose entry has this name. All code gets other names, as when the entry changed: each file imports another
 * by its name, so its text changes too. A file of the same name with another text would let a page mix both releases.
 */
function release(name: string): void {
  const entry = builtEntry();
  const stems = globSync('assets/*.js', { cwd: folder }).map((file) => basename(file, '.js'));
  const renamed = (stem: string) => (stem === entry ? name : `${stem}-${name}`);
  const any = new RegExp(stems.map((stem) => stem.replace(/[.$]/g, '\\$&')).join('|'), 'g');
  for (const file of globSync('**/*.{js,html}', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replace(any, renamed);
    // The name of the worker's store is made of the files' names.
    writeFileSync(path, file === 'sw.js' ? text.replace(/(version:.)\w{12}/, `$1${name}`) : text);
  }
  for (const stem of stems) {
    renameSync(join(folder, `assets/${stem}.js`), join(folder, `assets/${renamed(stem)}.js`));
  }
}

const open = (page: Page) => page.goto(`http://127.0.0.1:${port}/login`);
const shown = async (page: Page) => entryOf(await page.content());
const stores = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the worker of the newest release is the one that answers. */
const updated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !registration?.installing && !registration?.waiting && registration?.active?.state;
      }),
    )
    .toBe('activated');

async function expectPanel(page: Page, entry: string) {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await shown(page)).toBe(entry);
}

test.beforeEach(async ({ page }) => {
  folder = mkdtempSync(join(tmpdir(), 'tienda-panel-'));
  cpSync(BUILT, folder, { recursive: true });
  // Made of the files that a release changes.
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file));
  port = 0;
  await serve();
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
});

test.afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a new release is shown at once, and stands in the place of the old one without signal', async ({
  page,
  context,
}) => {
  const first = builtEntry();
  await expectPanel(page, first);
  const worker = await page.request.get(`http://127.0.0.1:${port}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const [before] = await stores(page);
  release('index-second000');
  await serve();
  const other = await context.newPage();
  await open(other);
  await expectPanel(other, 'index-second000');
  await expect.poll(() => stores(other)).toEqual([before, 'panel-index-second000']);
  await updated(other);

  await context.setOffline(true);
  await other.reload();
  await expectPanel(other, 'index-second000');
  // The tab of before goes on with its own files, which no server has any more.
  const status = (name: string) =>
    page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, `/assets/${name}.js`);
  expect(await status(first)).toBe(200);

  await context.setOffline(false);
  release('index-third0000');
  await serve();
  await open(other);
  await expectPanel(other, 'index-third0000');
  await expect.poll(() => stores(other)).toEqual(['panel-index-second000', 'panel-index-third0000']);
  expect(await status(first)).toBe(404);
});

test('a worker is not installed while the page is of another release', async ({ page, context }) => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = builtEntry();
  const before = await stores(page);
  release('index-second000');
  // The server beside this one still answers with the page of before.
  cpSync(join(folder, 'assets/index-second000.js'), join(folder, `assets/${first}.js`));
  await serve(async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const updated = await registration?.update();
    const worker = updated?.installing;
    await new Promise<void>((resolve) => {
      if (!worker || worker.state === 'redundant') resolve();
      worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
    });
  });
  await context.setOffline(true);
  await page.reload();
  await expectPanel(page, first);
  expect(await stores(page)).toEqual(before);
});

test('a page whose answer does not come is the stored one after some seconds', async ({ page }) => {
  const first = builtEntry();
  await serve(() => new Promise(() => {}));
  await page.reload();
  await expectPanel(page, first);
});
