import type { AnyRouter } from '@tanstack/react-router';
import { isGoodConnection } from './good-connection.ts';

/** Loads a link's page before the user opens it, on good connections. The page itself shows failures when it opens. */
export function preloadPage(router: Pick<AnyRouter, 'preloadRoute'>, href: string): void {
  if (isGoodConnection()) void router.preloadRoute({ to: '.', href }).catch(() => {});
}
