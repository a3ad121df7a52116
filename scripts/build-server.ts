/** Bundles the server processes of a package into its `dist`: `node scripts/build-server.ts api-server` */
import { buildServer } from './lib/server-build.ts';

for (const part of process.argv.slice(2)) await buildServer(part);
