import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createWebServer } from 'web-server/create-web-server';
import { watchConsole } from '../fixtures/actions.ts';
import { allStories, FOLDER } from './storybook.ts';

await allStories();

/** The back office serves Storybook below /kit/ in a sandbox without an origin. */
test('shows components and tokens.json in the sandbox below /kit/', async ({ page }) => {
  const server = await createWebServer({
    name: 'backoffice',
    apiUrl: 'http://127.0.0.1:9',
    staticDir: FOLDER,
    kitDir: FOLDER,
  });
  try {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const complaints = watchConsole(page);
    await page.goto(`http://127.0.0.1:${port}/kit`);
    const shown = page.frameLocator('#storybook-preview-iframe');
    const opened = page.context().waitForEvent('page');
    await shown.getByRole('link', { name: 'tokens.json' }).click();
    const tokens = readFileSync(join(FOLDER, 'tokens.json'), 'utf8');
    await expect((await opened).locator('pre')).toHaveText(tokens);
    await page.goto(`http://127.0.0.1:${port}/kit/?path=/story/components-charts-doughnutchart--default`);
    await expect(shown.locator('.apexcharts-canvas')).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});
