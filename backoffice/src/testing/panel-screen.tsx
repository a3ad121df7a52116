/** The base of a story of a page: `const meta = { ...panelScreen, title: … }`. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { App } from '../app/app.tsx';
import { setScheme } from '../shared/scheme-store.ts';
import { fakeApi, type Handlers } from './api-fake.ts';
import { type DemoShop, demoPanel } from './demo-panel.ts';
import { forgetSession, openPanel } from './open-panel.ts';
import { type Role, signInAs } from './sign-in.ts';

export interface PanelScreenArgs {
  /** The URL's path with its search. */
  path: string;
  /** The user's role, by default an employee; null for a visitor. */
  role?: Role | null;
  /** Data that differs from the demo shop. */
  shop?: Partial<DemoShop>;
  /** Handlers that differ from the demo shop. */
  api?: Handlers;
  /** False when a response never arrives. */
  arrives?: boolean;
}
export type PanelStory = StoryObj<PanelScreenArgs>;

/** Handler of a call without a response. */
export const pendingForever = () => new Promise<never>(() => {});

export type Panel = Awaited<ReturnType<typeof open>>;
let mounted: { id: string; panel: Panel } | undefined;

/** Resolves when the loaders' requests have finished. */
const answered = (queryClient: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });

async function open({ path, role = 'empleado', shop, api: handlers, arrives = true }: PanelScreenArgs) {
  // A reload during a story keeps the session; clear it.
  forgetSession();
  const api = fakeApi({ ...demoPanel(shop), ...handlers });
  if (role) signInAs(role);
  const { router, queryClient, live, close } = openPanel(path);
  await router.load();
  if (arrives) await answered(queryClient);
  return {
    api,
    live,
    router,
    queryClient,
    close: () => {
      close();
      api.restore();
      localStorage.removeItem('esquema');
      mounted = undefined;
    },
  };
}

function PanelScreen({ panel: { router, queryClient, close } }: { panel: Panel }) {
  // Clean up before the next story opens, after this one has unmounted.
  useLayoutEffect(() => close, [close]);
  return <App router={router} queryClient={queryClient} />;
}

export const panelScreen = {
  render: (_args, { loaded }) => <PanelScreen panel={loaded.panel} />,
  beforeEach: async ({ id, args, globals, loaded }) => {
    setScheme(globals.scheme === 'dark' ? 'dark' : 'light');
    // Another scheme renders the same story again: keep its state.
    if (mounted?.id !== id) mounted = { id, panel: await open(args) };
    loaded.panel = mounted.panel;
  },
  afterEach: ({ loaded }) => {
    expect(loaded.panel.api.unanswered).toEqual([]);
  },
  parameters: { layout: 'fullscreen', ownProvider: true, controls: { disable: true } },
} satisfies Meta<PanelScreenArgs>;
