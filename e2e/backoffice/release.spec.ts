/** The panel's service worker after a deployment: the new release is shown, and no page mixes two. */
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

/** Serves a copy of the built panel; `handler` replaces its page. */
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
 * Deploys a release whose entry has this name. All chunks get new names, as after a changed entry: each chunk contains
 * its imports' names, so its text changes too. A chunk with an old name and new text would let a page mix releases.
 */
function release(name: string): void {
  const entry = builtEntry();
  const stems = globSync('assets/*.js', { cwd: folder }).map((file) => basename(file, '.js'));
  const renamed = (stem: string) => (stem === entry ? name : `${stem}-${name}`);
  const any = new RegExp(stems.map((stem) => stem.replace(/[.$]/g, '\\$&')).join('|'), 'g');
  for (const file of globSync('**/*.{js,html}', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replace(any, renamed);
    // The store's name is a hash of the file names.
    writeFileSync(path, file === 'sw.js' ? text.replace(/(version:.)\w{12}/, `$1${name}`) : text);
  }
  for (const stem of stems) {
    renameSync(join(folder, `assets/${stem}.js`), join(folder, `assets/${renamed(stem)}.js`));
  }
}

const open = (page: Page) => page.goto(`http://127.0.0.1:${port}/login`);
const shownEntry = async (page: Page) => entryOf(await page.content());
const stores = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the newest release's worker is active. */
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
  expect(await shownEntry(page)).toBe(entry);
}

test.beforeEach(async ({ page }) => {
  folder = mkdtempSync(join(tmpdir(), 'tienda-panel-'));
  cpSync(BUILT, folder, { recursive: true });
  // Compressed files of the original release would be served otherwise.
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

test('a new release is shown at once, and replaces the old one offline', async ({ page, context }) => {
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
  // The older tab keeps its files, which the server no longer has.
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

test('a worker is not installed while the page is from another release', async ({ page, context }) => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = builtEntry();
  const before = await stores(page);
  release('index-second000');
  // Simulates a second server that still serves the old page.
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

test('the stored page is shown some seconds after a request without a response', async ({ page }) => {
  const first = builtEntry();
  await serve(() => new Promise(() => {}));
  await page.reload();
  await expectPanel(page, first);
});
