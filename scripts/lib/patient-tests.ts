/** Test setup: longer timeouts for a busy machine. Only failures take longer. */
import { vi } from 'vitest';

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = { timeout: 20_000 }) => waitFor(callback, options);
