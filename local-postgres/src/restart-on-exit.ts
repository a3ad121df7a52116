import { createRestartLimit } from 'node-kit/too-often';
import type { Postmaster } from './postmaster.ts';

type Care = {
  /** Starts the server again on the same port. */
  restart: () => Promise<Postmaster>;
  halt: (server: Postmaster) => Promise<void>;
  /** Called when the server ended unexpectedly, before the restart. */
  onRestart: () => void;
  /** Called when the restart failed (with `error`), or when the server ended too often (without). */
  onFailure: (error?: unknown) => void;
};

/**
 * Restarts a server whenever it ends unexpectedly.
 * @returns a function that stops the server, also one that is just starting
 */
export function restartOnExit(
  first: Postmaster,
  { restart, halt, onRestart, onFailure }: Care,
): () => Promise<void> {
  const endsTooOften = createRestartLimit();
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
      onFailure();
      return undefined;
    }
    onRestart();
    try {
      return watch(await restart());
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  return async () => {
    stopping = true;
    const server = await current;
    if (server) await halt(server);
  };
}
