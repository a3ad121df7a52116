import { setTimeout as sleep } from 'node:timers/promises';

// Neither by `fetch` nor by an import, which reads all of its names: both load another client, 14 MB of a process that stays.
const http = process.getBuiltinModule('node:http');

/** Resolves when the address, of this machine, answers well; it doesn't give up by itself, `signal` ends it. */
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
