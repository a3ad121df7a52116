import { onlineManager } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { createEmotionCache } from '../app/emotion-cache.ts';
import type { ShopSettings } from '../shared/settings.ts';
import { type Handlers, fakeApi as installFake } from './fake-api.ts';
import { openShop } from './open-shop.ts';
import { storedSession } from './token.ts';

const undo: (() => void)[] = [];

/**
 * The styles of all apps of a test file: jsdom takes long to parse a rule. Styles of the last file in this process go,
 * because each style element slows down every query by role.
 */
const emotionCache = createEmotionCache();
for (const style of document.querySelectorAll(`style[data-emotion^=${emotionCache.key}]`)) style.remove();

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
  const noop = () => {};
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('prefers-reduced-motion'),
      media,
      addListener: noop,
      removeListener: noop,
    }),
  );
  window.history.replaceState(null, '', path);
  const { router, close } = openShop(path, settings);
  undo.push(close);
  Object.assign(router.options.context, { emotionCache });
  await router.load();
  const { container } = render(<RouterProvider router={router} />, { container: document });
  return { router, container };
}

/** Roles of a user without session, and of a customer. */
export const [visitor, customer] = [[] as string[], ['usuario']];

/** Stores a session for the next page: a customer's unless other roles are given. `sub`: the account's id. */
export const logIn = (roles?: string[], sub?: string) =>
  localStorage.setItem('auth', JSON.stringify(storedSession(undefined, roles, sub)));

/** Opens a page of the shop with a fake API, for a user with these roles. */
export async function openPage(path: string, roles = visitor, handlers: Handlers = {}) {
  const user = userEvent.setup();
  const api = fakeApi(handlers);
  if (roles.length > 0) logIn(roles);
  const app = await renderApp(path);
  return { ...api, ...app, api, user };
}

/** Presses a button as soon as the page shows it. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Opens the cart and returns its panel. */
export async function showCart(user: UserEvent) {
  await press(user, /^Carrito/);
  return screen.findByRole('dialog', { name: /^Carrito/ });
}

export const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}');

/** Names and quantities in the stored cart. */
export const storedCartLines = () =>
  storedCart().items.map((line: { nombre: string; cantidad: number }) => [line.nombre, line.cantidad]);

afterEach(resetApp);

/** Closes the app and empties all storages. Runs after each test. */
export function resetApp(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  for (const one of undo.splice(0).reverse()) one();
  // A test may end without a signal. Queries of the next file would wait for it.
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}
