import { tmpdir } from 'node:os';
import { loadShop } from 'settings/shop';
import type { AppDeps } from '../app.ts';
import type { Database } from '../db/database.ts';
import { createFolderStore } from '../images/folder-store.ts';

/** Secret of all apps in a test, so that a token of one app is valid in another. */
export const SECRET = 'a secret for tests, long enough to sign';

/** Returns the dependencies of an API for tests: no mail, no delays and no rate limits. */
export const testDeps = (database: Database, overrides: Partial<AppDeps> = {}): AppDeps => ({
  database,
  jobs: { add: async () => undefined, revive: async () => undefined, closeFailures: async () => undefined },
  jwtSecret: SECRET,
  images: createFolderStore(tmpdir()),
  shop: loadShop({}),
  storefrontUrl: 'http://tienda.test',
  tellAfter: { undoEstado: 0, correctPedido: 0 },
  rateLimits: false,
  trustedProxies: ['loopback'],
  ...overrides,
});
