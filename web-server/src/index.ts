export type { PageContext, PageHandler } from './options.ts';
export { startWebServer } from './start-web-server.ts';
