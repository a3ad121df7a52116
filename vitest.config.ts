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

export default defineConfig({
  test: {
    // Left alone it keeps one processor to itself, of two.
    maxWorkers: '100%',
    projects: [
      // A server start and a database are real here, and two cores are shared with a build.
      onServer('api-server', { globalSetup: testServer, testTimeout: 20_000, hookTimeout: 60_000 }),
      onServer('demo-shop', { globalSetup: testServer, testTimeout: 20_000, hookTimeout: 60_000 }),
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
