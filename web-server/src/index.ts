export { appBuildUrl, siblingProgramUrl } from 'node-kit/module-urls';
export { hasKit } from './add-kit.ts';
export type { PageContext, PageHandler } from './options.ts';
export { RenderPool } from './render-pool.ts';
export { startWebServer } from './start-web-server.ts';
