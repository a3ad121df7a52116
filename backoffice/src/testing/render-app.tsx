import { cleanup, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { forgetSession, openPanel } from './open-panel.ts';

export { signInAs, tokenFor } from './sign-in.ts';

const undo: (() => void)[] = [];

/** The whole app at an address, with the real router, query client and session; only fetch and socket are fakes. */
export function renderApp(path: string) {
  const { router, queryClient, live, close } = openPanel(path);
  undo.push(close);
  render(<App router={router} queryClient={queryClient} />);
  return { router, queryClient, live, href: () => router.state.location.href };
}

/** Leaves nothing of a test to the next one. */
export function tidyUp(): void {
  const { fetch } = globalThis;
  afterEach(() => {
    cleanup();
    for (const one of undo.splice(0)) one();
    forgetSession();
    globalThis.fetch = fetch;
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
