import { parseArgs } from 'node:util';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { SHOP } from './shop.ts';

const { executablePath, args, env } = await findChromium();

/** Storybook's projects need no shop. */
const selectedProjects = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values.project;
const needsShop =
  !selectedProjects?.length ||
  selectedProjects.some((project) => project !== 'stories' && project !== 'storybook');

export default defineConfig({
  testDir: '.',
  // Playwright empties this folder first, so parallel runs on other ports need their own.
  outputDir: `./test-results/${SHOP.storefrontPort}`,
  ...(needsShop && { globalSetup: './global-setup.ts' }),
  // The tests share one shop and its notifications.
  workers: needsShop ? 1 : 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Some tests visit many pages, and a busy machine takes several times longer.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 45_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Playwright records a trace for passing tests too, which costs a tenth of the time. CI keeps no traces.
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
    // Tests of Storybook as a whole and of the page checks.
    { name: 'storybook', testDir: './stories', testIgnore: 'stories.spec.ts', use: { trace: 'off' } },
    { name: 'journeys', testDir: './journeys', use: { baseURL: SHOP.storefront } },
    // Tests that go through all screens of both apps.
    { name: 'rounds', testDir: './rounds', use: { baseURL: SHOP.storefront } },
  ],
});
