import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { missingPrograms } from './stress/debian/programs.ts';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Longer than whatever a test waits for: servers and databases are real here, and two cores are shared with a build. */
const testTimeout = 60_000;

const onServer = (name: string, more: object = {}) => ({
  root: `./${name}`,
  test: { name, include: tests, environment: 'node' as const, setupFiles: [patience], testTimeout, ...more },
});

const patience = fileURLToPath(new URL('./scripts/lib/patient-tests.ts', import.meta.url));
const testServer = fileURLToPath(new URL('./api-server/src/testing/global-setup.ts', import.meta.url));
const builtApi = fileURLToPath(new URL('./stress/build-api.ts', import.meta.url));
const complaints = fileURLToPath(new URL('./api-client/src/testing/complaints.ts', import.meta.url));
const newModules = fileURLToPath(new URL('./ui-kit/src/test/new-modules.ts', import.meta.url));
const betweenTests = fileURLToPath(new URL('./ui-kit/src/test/between-tests.ts', import.meta.url));

/**
 * A part of the tests by themselves: what a file puts in another's place, modules, the clock or a global, is put there
 * for all that run in its process. The rest share theirs, for most of their time would go into loading the same again.
 */
const [alone, beside] = [true, false].map(
  (replaces) => (name: string) =>
    globSync(tests, { cwd: `./${name}`, exclude: ['node_modules', 'dist'] }).filter(
      (file) =>
        /\bvi\.(mock|useFakeTimers|stub\w+)\(/.test(readFileSync(`./${name}/${file}`, 'utf8')) === replaces,
    ),
) as [(name: string) => string[], (name: string) => string[]];

/**
 * The real router, forms and styles in a document without a browser. Files that share it and what is loaded share nothing
 * else: of the kit nothing is kept that another could meet, of an app `newModules` sees to it. The shop's page is the whole
 * document, which no later file can have for itself.
 */
const onScreen = (name: string, include = tests, more: { name?: string; isolate?: false } = {}) => ({
  plugins: [react()],
  root: `./${name}`,
  test: {
    name,
    include,
    environment: 'jsdom' as const,
    // MUI and its icons are thousands of modules; Node takes them as they come.
    testTimeout,
    setupFiles: [
      ...(more.isolate === false && name !== 'ui-kit' ? [newModules] : []),
      '@testing-library/jest-dom/vitest',
      complaints,
      betweenTests,
      patience,
    ],
    // What is registered first, the console's complaints, is looked at last.
    sequence: { setupFiles: 'list' as const },
    pool: 'threads' as const,
    ...more,
  },
});

/** What is delivered for Debian is tried with Debian's own programs; `stress/build-api.ts` says so where they are missing. */
const missing = missingPrograms();

const api = { globalSetup: testServer, hookTimeout: 60_000 };
export default defineConfig({
  test: {
    // One more than processors: servers that are killed and databases that are stopped are mostly waited for.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // A third of its time would go into loading the same modules again for each file.
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
      ...['ui-kit', 'backoffice'].flatMap((name) => [
        onScreen(name, beside(name), { isolate: false }),
        onScreen(name, alone(name), { name: `${name}-alone` }),
      ]),
      onScreen('app-core'),
      onScreen('storefront'),
    ],
  },
});
