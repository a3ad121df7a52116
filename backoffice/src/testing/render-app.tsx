import { cleanup, render } from '@testing-library/react';
import { prepareApi } from 'api-client/backoffice';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { forgetSession, openPanel } from './open-panel.ts';
import { type Role, signInAs, signInAsRol, tokenFor } from './sign-in.ts';

export { signInAs, signInAsRol, tokenFor };

const undo: (() => void)[] = [];

/** Renders the whole app at a URL with the real router, query client and session; only fetch and socket are fakes. */
export function renderApp(path: string) {
  const { router, queryClient, live, close } = openPanel(path);
  undo.push(close);
  render(<App router={router} queryClient={queryClient} />);
  return { router, queryClient, live, href: () => router.state.location.href };
}

/** Authenticates each test of a file as `role`, and cleans up after it. */
export function tidyUp(role?: Role): void {
  const { fetch } = globalThis;
  // The first call loads its code: a late call could reach the next test's fake.
  beforeAll(async () => {
    await prepareApi();
  });
  beforeEach(() => {
    window.scrollTo = vi.fn();
    if (role) signInAs(role);
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
