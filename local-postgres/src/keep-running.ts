import { tooOften } from 'node-kit/too-often';
import type { Postmaster } from './postmaster.ts';

type Care = {
  /** Starts it anew, where it was. */
  restart: () => Promise<Postmaster>;
  halt: (server: Postmaster) => Promise<void>;
  /** It ended without having been asked to and is started again. */
  onRestart: () => void;
  /** It could not be started again, or ended too often; `error` says which of the two. */
  onGone: (error?: unknown) => void;
};

/**
 * Starts a server again whenever it ends by itself.
 * @returns ends it for good, a start that is under way included.
 */
export function keepRunning(
  first: Postmaster,
  { restart, halt, onRestart, onGone }: Care,
): () => Promise<void> {
  const endsTooOften = tooOften();
  let stopping = false;
  let current: Promise<Postmaster | undefined> = Promise.resolve(watch(first));

  function watch(server: Postmaster): Postmaster {
    server.child.once('exit', () => {
      if (!stopping) current = revive();
    });
    return server;
  }

  async function revive(): Promise<Postmaster | undefined> {
    if (endsTooOften()) {
      onGone();
      return undefined;
    }
    onRestart();
    try {
      return watch(await restart());
    } catch (error) {
      onGone(error);
      return undefined;
    }
  }

  return async () => {
    stopping = true;
    const server = await current;
    if (server) await halt(server);
  };
}
