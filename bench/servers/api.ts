/** The API itself, as the shop runs it. */
import { devNull, tmpdir } from 'node:os';
import { buildApp } from 'api-server/app';
import { createFolderStore } from 'api-server/images/folder-store';
import { openJobs } from 'api-server/jobs/jobs';
import { openLog } from 'node-kit/log-stream';
import { loadShop } from 'settings/shop';
import { SECRET } from '../lib.ts';
import { announce, database } from './shared.ts';

const { app } = await buildApp({
  database,
  jobs: await openJobs(database.url, console.error),
  jwtSecret: SECRET,
  images: createFolderStore(tmpdir()),
  shop: loadShop({}),
  storefrontUrl: 'http://localhost',
  rateLimits: true,
  trustedProxies: ['loopback'],
  logger: openLog(devNull),
});
announce(await app.listen({ port: 0, host: '127.0.0.1' }));
