/** Live notifications over a websocket, or by polling where websockets are blocked. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { ADMIN, newShopOwner } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const isPolling = (url: string) => url.includes('transport=polling');

/** Requests an account, and expects the open panel to show it. */
async function seesNews(page: Page) {
  const owner = newShopOwner();
  expect((await page.request.post(`${SHOP.api}/usuarios`, { data: owner })).status()).toBe(201);
  await expect(page.getByText(owner.apellido).first()).toBeVisible();
}

test('notifications use a websocket without polling first', async ({ page }) => {
  const polled: string[] = [];
  page.on('request', (request) => {
    if (isPolling(request.url())) polled.push(request.url());
  });
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'));
  await tryLogin(page, SHOP.backoffice, ADMIN);
  const socket = await opened;
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'));
  await seesNews(page);
  expect(polled).toEqual([]);
});

/** Starts a reverse proxy without websocket support, as in some companies. */
async function listenWithoutSockets(): Promise<Server> {
  const proxy = createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    const onward = request(SHOP.backoffice, { path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  proxy.on('upgrade', (_asked, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n'));
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  return proxy;
}

test('notifications use polling when a proxy blocks websockets', async ({ page }) => {
  const proxy = await listenWithoutSockets();
  const { port } = proxy.address() as AddressInfo;
  const polled = page.waitForResponse(
    (answer) => isPolling(answer.url()) && answer.request().method() === 'POST',
  );
  await tryLogin(page, `http://localhost:${port}`, ADMIN);
  expect((await polled).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seesNews(page);
  proxy.close();
  proxy.closeAllConnections();
});
