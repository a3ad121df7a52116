/**
 * React hydrates a page in parts: first the frame, then its content. A navigation in between would unmount a page that
 * is still hydrating. The router's outlet cannot handle that: React would discard the whole page and render it anew.
 * Navigations therefore wait for the end of hydration.
 */
let hydration = Promise.resolve();
let resolveHydration = () => {};

/** Call this before hydration starts. */
export function startHydration(): void {
  hydration = new Promise((resolve) => {
    resolveHydration = resolve;
  });
}

/** Call this when all parts are hydrated. */
export const finishHydration = (): void => resolveHydration();

/** Resolves when hydration has finished, or at once if none is running. */
export const hydrated = (): Promise<void> => hydration;
