/** Serves the built shop on its own origin and forwards /api and /socket.io: `node storefront/server.ts`. */
import { appBuildUrl, siblingProgramUrl, startWebServer } from 'web-server';
import { storefrontApp } from './web-app.ts';

const { url } = import.meta;
await startWebServer(storefrontApp(appBuildUrl(url, 'client'), siblingProgramUrl(url, 'render-thread')));
