export { appBuildUrl, siblingProgramUrl } from 'node-kit/module-urls';
export { StartupError } from 'node-kit/startup-error';
export { hasKit } from './add-kit.ts';
export type { PageContext, PageHandler } from './options.ts';
export { RenderPool } from './render-pool.ts';
export { openWebServer, type Surroundings, startWebServer, type WebApp } from './start-web-server.ts';
