import { setTimeout as sleep } from 'node:timers/promises';

// Neither `fetch` nor an import: both load another HTTP client, 14 MB of a lasting process.
const http = process.getBuiltinModule('node:http');

/** Resolves when a local URL responds with success; retries until `signal` aborts. */
export async function waitFor(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await answers(url, signal)) return;
    await sleep(20);
  }
}

const answers = (url: string, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const call = http.get(url, { signal, timeout: 2000, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.on('timeout', () => call.destroy());
    // Not listening yet.
    call.on('error', () => resolve(false));
  });
