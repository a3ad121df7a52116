/** What makes a story of a screen: `const meta = { ...panelScreen, title: … }`. */
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
  /** The address, with its search. */
  path: string;
  /** Who looks: an employee by default; null for nobody. */
  role?: Role | null;
  /** What there is in the shop, where it isn't the demo shop's. */
  shop?: Partial<DemoShop>;
  /** What the API answers otherwise than that shop would. */
  api?: Handlers;
  /** False where an answer never comes. */
  arrives?: boolean;
}
export type PanelStory = StoryObj<PanelScreenArgs>;

/** For a call whose answer never comes. */
export const never = () => new Promise<never>(() => {});

export type Panel = Awaited<ReturnType<typeof open>>;
let shown: { id: string; panel: Panel } | undefined;

/** Resolves when what the screen's loaders have asked for is there. */
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
  // A page that was reloaded in the middle of a story still has its session.
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
      shown = undefined;
    },
  };
}

function PanelScreen({ panel: { router, queryClient, close } }: { panel: Panel }) {
  // Before the next story opens its own, and not while this one could still ask for something.
  useLayoutEffect(() => close, [close]);
  return <App router={router} queryClient={queryClient} />;
}

export const panelScreen = {
  render: (_args, { loaded }) => <PanelScreen panel={loaded.panel} />,
  beforeEach: async ({ id, args, globals, loaded }) => {
    setScheme(globals.scheme === 'dark' ? 'dark' : 'light');
    // Another scheme in the toolbar renders the same story again: it stays as it is.
    if (shown?.id !== id) shown = { id, panel: await open(args) };
    loaded.panel = shown.panel;
  },
  afterEach: ({ loaded }) => {
    expect(loaded.panel.api.unanswered).toEqual([]);
  },
  parameters: { layout: 'fullscreen', ownProvider: true, controls: { disable: true } },
} satisfies Meta<PanelScreenArgs>;
