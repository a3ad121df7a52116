/** What makes a story of a screen: `const meta = { ...shopScreen, title: … }`. */

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ApiError, FALLBACK_MESSAGES } from 'api-client/storefront';
import type { CartLine } from 'app-core/cart/line';
import { useLayoutEffect } from 'react';
import { expect, spyOn } from 'storybook/test';
import { PageProviders } from '../features/layout/page-providers.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { endSession, startSession } from '../shared/session/session.ts';
import { demoShop } from './demo-shop.ts';
import { fakeApi, type Handlers } from './fake-api.ts';
import { openShop } from './open-shop.ts';
import { fakeToken } from './token.ts';

export interface ShopScreenArgs {
  /** The address, with its search. */
  path: string;
  /** Who looks: nobody by default. */
  role?: 'usuario' | 'empleado' | 'admin' | undefined;
  cart?: CartLine[];
  /** What the API answers otherwise than the demo shop's. */
  api?: Handlers;
  /** False where the route's own loader never gets its answer. */
  arrives?: boolean;
}
export type ShopStory = StoryObj<ShopScreenArgs>;

// A document can't stand in a story's div; what it holds can.
Object.assign(routeTree.options, { shellComponent: PageProviders });

const LONGEST_TIMER = 2 ** 31 - 1;

type Shop = Awaited<ReturnType<typeof open>>;
let shown: { id: string; shop: Shop } | undefined;

async function open({ path, role, cart = [], api: handlers, arrives = true }: ShopScreenArgs) {
  const api = fakeApi({ ...demoShop, ...handlers });
  localStorage.setItem('cart', JSON.stringify({ items: cart }));
  localStorage.removeItem('pedido-rapido');
  // A page that was closed left its session behind.
  if (role) startSession(fakeToken(undefined, [role]));
  else endSession();
  const { router, close } = openShop(path);
  stayLoading(router.options.context.queryClient);
  if (arrives) await router.load();
  return {
    api,
    router,
    close: () => {
      close();
      // Each opening brings its styles, and those of all before it would have to be gone through.
      router.options.context.emotionCache.sheet.flush();
      api.restore();
      shown = undefined;
    },
  };
}

function ShopScreen({ shop: { router, close } }: { shop: Shop }) {
  // Before the next story opens its own, and not while this one could still ask for something.
  useLayoutEffect(() => close, [close]);
  return <RouterProvider router={router} />;
}

/** `beforeEach` of a story whose failure the app itself tells the console: React of what a boundary caught, for one. */
export function expectingErrors() {
  const told = spyOn(console, 'error').mockImplementation(() => {});
  return () => told.mockRestore();
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});

/** The client gives up on a call after ten seconds; what loads in a story is to be looked at for longer. */
function stayLoading(queryClient: QueryClient): void {
  const { queries } = queryClient.getDefaultOptions();
  const gaveUp = (error: unknown) =>
    error instanceof ApiError && error.message === FALLBACK_MESSAGES.withoutAnswer;
  queryClient.setDefaultOptions({
    queries: { ...queries, retry: (_count, error) => gaveUp(error), retryDelay: LONGEST_TIMER },
  });
}

export const shopScreen = {
  render: (_args, { loaded }) => <ShopScreen shop={loaded.shop} />,
  beforeEach: async ({ id, args, loaded }) => {
    // Another scheme in the toolbar renders the same story again: it stays as it is.
    if (shown?.id !== id) shown = { id, shop: await open(args) };
    loaded.shop = shown.shop;
  },
  afterEach: ({ loaded }) => {
    expect(loaded.shop.api.unanswered).toEqual([]);
  },
  parameters: { layout: 'fullscreen', ownProvider: true, controls: { disable: true } },
} satisfies Meta<ShopScreenArgs>;
