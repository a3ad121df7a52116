/**
 * For every test, as its setup: whoever waits for something waits as long as a busy machine may take. What never comes
 * is told a little later; what comes is not waited for any longer.
 */
import { vi } from 'vitest';

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = { timeout: 20_000 }) => waitFor(callback, options);
