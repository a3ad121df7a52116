import { askAnew } from 'node-kit/ask-anew';
import { traceHeader } from 'node-kit/trace';

/** Timeout in milliseconds; the API itself answers within two seconds. Without an answer, pages are not cached. */
const PATIENCE = 3_000;

/**
 * Returns a function that reads the catalogue version from the API. Concurrent callers share one request.
 * The request always starts after the call, so a page is never older than the visitor's request for it.
 *
 * @returns a function that rejects when the API does not answer
 */
export const createVersionReader = (apiUrl: string): (() => Promise<string>) =>
  askAnew(async () => {
    const answer = await fetch(new URL('/api/version', apiUrl), {
      headers: traceHeader(),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { catalogo } = (await answer.json()) as { catalogo?: unknown };
    if (!answer.ok || typeof catalogo !== 'string') throw new Error('The API does not tell its version');
    return catalogo;
  });
