import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { missingPrograms } from './stress/debian/programs.ts';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Longer than any wait in a test: servers and databases are real, and a build shares the two cores. */
const testTimeout = 60_000;
/** The same for `expect.poll`: only failures take longer. */
const expect = { poll: { timeout: 20_000 } };

const onServer = (name: string, more: object = {}) => ({
  root: `./${name}`,
  test: {
    name,
    include: tests,
    environment: 'node' as const,
    setupFiles: [patience],
    testTimeout,
    expect,
    ...more,
  },
});

const patience = fileURLToPath(new URL('./scripts/lib/patient-tests.ts', import.meta.url));
const testServer = fileURLToPath(new URL('./api-server/src/testing/global-setup.ts', import.meta.url));
const builtApi = fileURLToPath(new URL('./stress/build-api.ts', import.meta.url));
const complaints = fileURLToPath(new URL('./api-client/src/testing/complaints.ts', import.meta.url));
const newModules = fileURLToPath(new URL('./ui-kit/src/test/new-modules.ts', import.meta.url));
const betweenTests = fileURLToPath(new URL('./ui-kit/src/test/between-tests.ts', import.meta.url));

/**
 * Splits a package's tests. A file that replaces modules needs a process of its own: the replacement holds for the whole
 * process. On the server, so does a file that replaces the clock or a global; on screen, `betweenTests` puts both back. All
 * others share a process, because loading the modules takes most of their time.
 */
const [alone, beside] = [true, false].map((isAlone) => (name: string) => {
  const replaces = name === 'api-server' ? /\bvi\.(mock|useFakeTimers|stub\w+)\(/ : /\bvi\.mock\(/;
  return globSync(tests, { cwd: `./${name}`, exclude: ['node_modules', 'dist'] }).filter(
    (file) => replaces.test(readFileSync(`./${name}/${file}`, 'utf8')) === isAlone,
  );
}) as [(name: string) => string[], (name: string) => string[]];

/**
 * Tests with the real router, forms and styles in jsdom. Files of a package share the document and the loaded modules;
 * `newModules` resets an app's state.
 */
const onScreen = (name: string, include = tests, more: { name?: string; isolate?: false } = {}) => ({
  plugins: [react()],
  root: `./${name}`,
  test: {
    name,
    include,
    environment: 'jsdom' as const,
    testTimeout,
    expect,
    setupFiles: [
      ...(more.isolate === false && name !== 'ui-kit' ? [newModules] : []),
      '@testing-library/jest-dom/vitest',
      complaints,
      betweenTests,
      patience,
    ],
    // The first file registers the check of the console, which then runs last.
    sequence: { setupFiles: 'list' as const },
    pool: 'threads' as const,
    ...more,
  },
});

/** Tests of the Debian delivery need Debian's programs; `stress/build-api.ts` reports missing ones. */
const missing = missingPrograms();

const api = { globalSetup: testServer, hookTimeout: 60_000 };
export default defineConfig({
  test: {
    // One process more than processors: tests that kill servers and stop databases mostly wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Loading the same modules again for each file would take a third of the time.
      onServer('api-server', { ...api, include: beside('api-server'), isolate: false }),
      onServer('api-server', { ...api, include: alone('api-server'), name: 'api-server-alone' }),
      onServer('demo-shop', api),
      onServer('local-postgres'),
      onServer('node-kit'),
      onServer('settings'),
      onServer('api-client'),
      onServer('web-server'),
      onServer('stress', {
        globalSetup: [testServer, builtApi],
        hookTimeout: 60_000,
        exclude: ['node_modules', ...(missing.length > 0 ? ['debian'] : [])].map((name) => `**/${name}/**`),
      }),
      onServer('scripts'),
      ...['ui-kit', 'backoffice', 'storefront'].flatMap((name) => [
        onScreen(name, beside(name), { isolate: false }),
        onScreen(name, alone(name), { name: `${name}-alone` }),
      ]),
      onScreen('app-core'),
    ],
  },
});
