/** Serves the built app on a separate origin: `node backoffice/server.ts`. */
import { appBuildUrl, startWebServer } from 'web-server';
import { backofficeApp } from './web-app.ts';

await startWebServer(backofficeApp(appBuildUrl(import.meta.url, 'client')));
