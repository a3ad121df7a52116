import { tmpdir } from 'node:os';
import { loadShop } from 'settings/shop';
import type { AppDeps } from '../app.ts';
import type { Database } from '../db/database.ts';
import { createFolderStore } from '../images/folder-store.ts';

/** Every app of a test signs with it, so that a token of one is good at another. */
export const SECRET = 'a secret for tests, long enough to sign';

/** An API on this database as tests want it: mail goes nowhere and waits for nothing, and nobody asks too often. */
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
