import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the address answers well; it doesn't give up by itself, `signal` ends it. */
export async function waitFor(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2000)]) });
      await answer.body?.cancel();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(50);
  }
}
