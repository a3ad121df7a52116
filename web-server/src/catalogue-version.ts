import { askAnew } from 'node-kit/ask-anew';
import { traceHeader } from 'node-kit/trace';

/** Milliseconds for an answer that takes the API two: without one, pages are made as they are asked for. */
const PATIENCE = 3_000;

/**
 * How often what visitors see has changed, as the API counts it: asked for each page, in one question for all who are
 * waiting, so that a page is never older than the question for it.
 *
 * @returns a question that rejects when the API does not answer
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
