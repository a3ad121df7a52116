import type { AnyRouter } from '@tanstack/react-router';
import type { PageCode } from '../shared/early-page.ts';

/** Layout routes and pages that show nothing without the application: they hydrate at once. */
const NEEDS_CODE = ['/_customer', '/confirmar-correo', '/_guest/restablecer-password'];

const codes = new WeakMap<AnyRouter, PageCode>();

/** Returns the files that `takeCode` took out of the page, or null for a page that hydrates at once. */
export const codeOf = (router: AnyRouter): PageCode | null => codes.get(router) ?? null;

/** Takes the application's files out of a visitors' page. Call this after the routes have loaded. */
export function takeCode(router: AnyRouter): void {
  const matches = router.stores.matches.get();
  const failed = matches.some(({ status }) => status !== 'success');
  if (!import.meta.env.PROD || failed || matches.some(({ routeId }) => NEEDS_CODE.includes(routeId))) return;
  const manifest = router.ssr?.manifest;
  const routes = matches.flatMap(({ routeId }) => manifest?.routes[routeId] ?? []);
  const entry = routes.flatMap(({ scripts = [] }) => scripts).find(({ attrs }) => attrs?.src)?.attrs?.src;
  if (!manifest || typeof entry !== 'string') return;
  const files = new Set([entry, ...routes.flatMap(({ preloads = [] }) => preloads).map(hrefOf)]);
  const bare = Object.entries(manifest.routes).map(([id, { preloads: _, scripts: __, ...rest }]) => [
    id,
    rest,
  ]);
  router.ssr = { ...router.ssr, manifest: { ...manifest, routes: Object.fromEntries(bare) } };
  codes.set(router, { entry, files: [...files] });
}

/** Removes the application's files from what the router writes into the head. The browser does the same as the server. */
export function dropCode(router: AnyRouter): void {
  const manifest = router.ssr?.manifest;
  if (!manifest) return;
  const routes = Object.entries(manifest.routes).map(([id, { css }]) => [id, css ? { css } : {}]);
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

const hrefOf = (preload: string | { href: string }): string =>
  typeof preload === 'string' ? preload : preload.href;
