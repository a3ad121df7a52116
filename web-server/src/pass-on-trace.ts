import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();
let passing = false;

/**
 * Work whose calls to the API belong to a trace. A thread that makes pages measures nothing by itself: it only says
 * whose part its calls are.
 *
 * @param traceparent left out where there are no traces, and then nothing is done about it
 */
export function inTrace<T>(traceparent: string | undefined, work: () => T): T {
  if (traceparent === undefined) return work();
  if (!passing) passOn();
  passing = true;
  return current.run(traceparent, work);
}

/** Built pages have their own copy of the client, and nobody but the API whom they call. */
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
