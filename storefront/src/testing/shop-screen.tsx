/** Base of a screen's stories: `const meta = { ...shopScreen, title: … }`. */

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ApiError, FALLBACK_MESSAGES } from 'api-client/storefront';
import type { CartLine } from 'app-core/cart/line';
import { useLayoutEffect } from 'react';
import { expect, spyOn } from 'storybook/test';
import { PageProviders } from '../features/layout/document.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { endSession, startSession } from '../shared/session/session.ts';
import { demoShop } from './demo-shop.ts';
import { failure, fakeApi, type Handlers } from './fake-api.ts';
import { openShop } from './open-shop.ts';
import { fakeToken } from './token.ts';

interface ShopScreenArgs {
  /** Path with search. */
  path: string;
  /** Role of the user; default: a visitor. */
  role?: 'usuario' | 'empleado' | 'admin' | undefined;
  cart?: CartLine[];
  /** Answers that replace those of the demo shop. */
  api?: Handlers;
  /** False if the route's loader never gets an answer. */
  arrives?: boolean;
}
export type ShopMeta = Meta<ShopScreenArgs>;
export type ShopStory = StoryObj<ShopScreenArgs>;

// A story's div cannot contain a document: render only its content.
Object.assign(routeTree.options, { shellComponent: PageProviders });

const LONGEST_TIMER = 2 ** 31 - 1;

type Shop = Awaited<ReturnType<typeof open>>;
let mounted: { id: string; shop: Shop } | undefined;

async function open({ path, role, cart = [], api: handlers, arrives = true }: ShopScreenArgs) {
  const api = fakeApi({ ...demoShop, ...handlers });
  localStorage.setItem('cart', JSON.stringify({ items: cart }));
  localStorage.removeItem('pedido-rapido');
  // A closed page may have left its session.
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
      // Each opening adds its styles: remove them, or the next stories become slow.
      router.options.context.emotionCache.sheet.flush();
      api.restore();
      mounted = undefined;
    },
  };
}

function ShopScreen({ shop: { router, close } }: { shop: Shop }) {
  // Close before the next story opens, after this story can make no more calls.
  useLayoutEffect(() => close, [close]);
  return <RouterProvider router={router} />;
}

/** `beforeEach` for stories whose failure the app itself logs, such as errors caught by a React boundary. */
export function expectingErrors() {
  const told = spyOn(console, 'error').mockImplementation(() => {});
  return () => told.mockRestore();
}

/** Story of a screen whose call the API fails to answer. */
export const failing = (call: string, message = 'Ocurrió un error inesperado.'): ShopStory => ({
  args: { api: { [call]: () => failure(500, 'ERROR_INTERNO', message) } },
  beforeEach: expectingErrors,
});

export const pendingForever = () => new Promise<never>(() => {});

/** Keeps stories in the loading state: the client would fail after ten seconds. */
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
    // Changing the scheme in the toolbar renders the story again: keep the open shop.
    if (mounted?.id !== id) mounted = { id, shop: await open(args) };
    loaded.shop = mounted.shop;
  },
  afterEach: ({ loaded }) => {
    expect(loaded.shop.api.unanswered).toEqual([]);
  },
  parameters: { layout: 'fullscreen', ownProvider: true, controls: { disable: true } },
} satisfies ShopMeta;
