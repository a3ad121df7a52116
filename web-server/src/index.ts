export { inBuild, programBeside } from 'node-kit/program-beside';
export type { PageContext, PageHandler } from './options.ts';
export { RenderPool } from './render-pool.ts';
export { startWebServer } from './start-web-server.ts';
