import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { ShopSettings } from '../shared/settings.ts';
import { type Handlers, fakeApi as installFake } from './fake-api.ts';
import { openShop } from './open-shop.ts';

const undo: (() => void)[] = [];

/** Installs the fake API until `resetApp`. */
export function fakeApi(handlers: Handlers) {
  const api = installFake(handlers);
  undo.push(api.restore);
  return api;
}

/** Renders the whole shop at an address with its real router, in the state after hydration. */
export async function renderApp(path: string, settings?: Partial<ShopSettings>) {
  // jsdom has no layout: simulate a wide window, no scrolling and reduced motion.
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  const never = () => {};
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('prefers-reduced-motion'),
      media,
      addListener: never,
      removeListener: never,
    }),
  );
  window.history.replaceState(null, '', path);
  const { router, close } = openShop(path, settings);
  undo.push(close);
  await router.load();
  const { container } = render(<RouterProvider router={router} />, { container: document });
  return { router, container };
}

export function resetApp(): void {
  cleanup();
  for (const one of undo.splice(0).reverse()) one();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
