import { createRestartLimit } from 'node-kit/too-often';
import type { Crew, Member } from './crew.ts';

type Care = {
  /** Returns whether the server has served: otherwise a restart would fail again. */
  hasServed: () => boolean;
  say: (line: string) => void;
};

/**
 * Runs a server and restarts it after each exit, while the others continue.
 * @returns true when the server is not restarted any more: it never served, or ended too often. False once
 * the crew stops
 */
export async function restartOnExit(member: Member, crew: Crew, { hasServed, say }: Care): Promise<boolean> {
  const endsTooOften = createRestartLimit();
  for (;;) {
    const { name, code, signal } = await crew.run(member);
    if (crew.stopping) return false;
    const ended = `${name} se detuvo (${signal ?? `código ${code}`})`;
    if (!hasServed() || endsTooOften()) {
      // The API explains a failed start itself, in one line.
      if (hasServed() || name !== 'api-server') say(`${ended}: se cierra la tienda.`);
      return true;
    }
    say(`${ended}: se inicia de nuevo.`);
  }
}
