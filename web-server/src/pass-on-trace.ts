import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();
let passing = false;

/**
 * Runs `work` so that its API calls carry the trace's `traceparent`. A render thread records no spans of its own.
 *
 * @param traceparent undefined when tracing is off; then only `work` runs
 */
export function inTrace<T>(traceparent: string | undefined, work: () => T): T {
  if (traceparent === undefined) return work();
  if (!passing) passOn();
  passing = true;
  return current.run(traceparent, work);
}

/** Patches the global `fetch`: built pages bundle their own copy of the API client, and they call only the API. */
function passOn(): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const parent = current.getStore();
    if (parent === undefined) return plain(input, init);
    const request = new Request(input, init);
    request.headers.set('traceparent', parent);
    return plain(request);
  };
}
