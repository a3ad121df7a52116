import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

const onServer = (name: string, more: object = {}) => ({
  root: `./${name}`,
  test: { name, include: tests, environment: 'node' as const, ...more },
});

const testServer = fileURLToPath(new URL('./api-server/src/testing/global-setup.ts', import.meta.url));
const complaints = fileURLToPath(new URL('./api-client/src/testing/complaints.ts', import.meta.url));
const betweenTests = fileURLToPath(new URL('./ui-kit/src/test/between-tests.ts', import.meta.url));

/** The real router, forms and styles in a document without a browser. */
const onScreen = (name: string) => ({
  plugins: [react()],
  root: `./${name}`,
  test: {
    name,
    include: tests,
    environment: 'jsdom' as const,
    // MUI and its icons are thousands of modules; Node takes them as they come.
    testTimeout: 20_000,
    setupFiles: ['@testing-library/jest-dom/vitest', complaints, betweenTests],
    // What is registered first, the console's complaints, is looked at last.
    sequence: { setupFiles: 'list' as const },
  },
});

/** A server start and a database are real here, and two cores are shared with a build. */
const api = { globalSetup: testServer, testTimeout: 20_000, hookTimeout: 60_000 };
/** What it puts in another's place, modules or the clock, is put there for all that run in its process. */
const [alone, beside] = [true, false].map((replaces) =>
  globSync('**/*.test.ts', { cwd: './api-server', exclude: ['node_modules', 'dist'] }).filter(
    (file) =>
      /\bvi\.(mock|useFakeTimers|stub\w+)\(/.test(readFileSync(`./api-server/${file}`, 'utf8')) === replaces,
  ),
);

export default defineConfig({
  test: {
    // One more than processors: servers that are killed and databases that are stopped are mostly waited for.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // A third of its time would go into loading the same modules again for each file.
      onServer('api-server', { ...api, include: beside, isolate: false }),
      onServer('api-server', { ...api, include: alone, name: 'api-server-alone' }),
      onServer('demo-shop', api),
      onServer('local-postgres'),
      onServer('node-kit'),
      onServer('settings', { testTimeout: 60_000 }),
      onServer('api-client'),
      onServer('web-server', { testTimeout: 20_000 }),
      onServer('stress', { globalSetup: testServer, testTimeout: 60_000, hookTimeout: 60_000 }),
      onServer('scripts', { testTimeout: 60_000 }),
      onScreen('ui-kit'),
      onScreen('app-core'),
      onScreen('storefront'),
      onScreen('backoffice'),
    ],
  },
});
