export type { PageContext, PageHandler } from './options.ts';
export { defaultContentSecurityPolicy } from './security-headers.ts';
export { startWebServer } from './start-web-server.ts';
