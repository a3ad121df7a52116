import { cleanup, render } from '@testing-library/react';
import { prepareApi } from 'api-client/backoffice';
import { afterEach, beforeAll, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { forgetSession, openPanel } from './open-panel.ts';

export { signInAs, signInAsRol, tokenFor } from './sign-in.ts';

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
  // A first call waits for its code: it could go out in the next test, to that one's fake.
  beforeAll(async () => {
    await prepareApi();
  });
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
