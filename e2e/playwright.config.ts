import { parseArgs } from 'node:util';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { SHOP } from './shop.ts';

const { executablePath, args, env } = await findChromium();

/** Storybook needs no shop: asked for alone, its tests don't wait for one. */
const asked = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false }).values
  .project;
const needsShop = !asked?.length || asked.some((project) => project !== 'stories' && project !== 'storybook');

export default defineConfig({
  testDir: '.',
  // Playwright empties it first, so runs side by side, on other ports, keep apart.
  outputDir: `./test-results/${SHOP.storefrontPort}`,
  ...(needsShop && { globalSetup: './global-setup.ts' }),
  // One shop and one inbox of notifications for all that need one.
  workers: needsShop ? 1 : 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Some go through many pages: a busy machine takes several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 45_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Each test writes its own, whether it fails or not: a tenth of the time, where nobody is to look at it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
  projects: [
    { name: 'storefront', testDir: './storefront', use: { baseURL: SHOP.storefront } },
    { name: 'backoffice', testDir: './backoffice', use: { baseURL: SHOP.backoffice } },
    {
      name: 'stories',
      testDir: './stories',
      testMatch: 'stories.spec.ts',
      fullyParallel: true,
      use: { trace: 'off' },
    },
    // What goes for Storybook as a whole, and the checks themselves.
    { name: 'storybook', testDir: './stories', testIgnore: 'stories.spec.ts', use: { trace: 'off' } },
    { name: 'journeys', testDir: './journeys', use: { baseURL: SHOP.storefront } },
  ],
});
