import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort } from 'node:worker_threads';
import type { RenderAbort, RenderAnswer, RenderJob } from './render-pool.ts';

export { appBuildUrl } from 'node-kit/module-urls';

type Render = (request: Request, mark: string) => Promise<Response>;

/** The worker thread's side of `RenderPool`: renders the pages that the pool requests. */
export function answerRenders(render: Render): void {
  const port = parentPort;
  if (!port) throw new Error('Start this program only as a worker thread of the server.');
  const underWay = new Map<number, AbortController>();

  async function answer({
    id,
    url,
    method,
    headers,
    body,
    mark,
    traceparent,
  }: RenderJob): Promise<RenderAnswer> {
    const gone = new AbortController();
    underWay.set(id, gone);
    try {
      const request = new Request(url, {
        method,
        headers,
        signal: gone.signal,
        ...(body !== undefined && { body }),
      });
      const outcome = await inTrace(traceparent, async () => {
        const page = await render(request, mark);
        const html = page.body && (await page.text());
        return { status: page.status, headers: [...page.headers], body: html };
      });
      return { id, outcome };
    } catch (error) {
      return { id, outcome: { failed: error instanceof Error ? error.message : String(error) } };
    } finally {
      underWay.delete(id);
    }
  }

  port.on('message', async (message: RenderJob | RenderAbort) => {
    if ('abort' in message) underWay.get(message.abort)?.abort();
    else port.postMessage(await answer(message));
  });
  port.postMessage('ready');
}

const current = new AsyncLocalStorage<string>();
let passing = false;

/**
 * Runs `work` so that its API calls carry the trace's `traceparent`. A render thread records no spans of its own.
 *
 * @param traceparent undefined when tracing is off; then only `work` runs
 */
function inTrace<T>(traceparent: string | undefined, work: () => T): T {
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
