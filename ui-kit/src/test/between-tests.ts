/**
 * For the tests of the kit and the apps, as their setup: a test leaves nothing on the screen to the next one, a file
 * nothing of what it put in the place of the window's own.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { freshStyles } from './story-styles.ts';

// No test waits that long, unless many share its processors.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  freshStyles();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
