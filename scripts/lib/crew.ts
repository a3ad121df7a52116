import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { STOP_LIMIT } from 'node-kit/drain-on-close';
import { machineEnv } from 'node-kit/machine-env';

export type Member = {
  name: string;
  args: string[];
  cwd?: string;
  /** Environment beside the machine's basics; no other variables are passed. */
  env?: NodeJS.ProcessEnv;
  /** Transforms a line of output; undefined drops the line. */
  stdout?: (line: string) => string | undefined;
  stderr?: (line: string) => string | undefined;
};

export type Exit = { name: string; code: number | null; signal: NodeJS.Signals | null };

/** Milliseconds: each process drains for at most STOP_LIMIT. */
const STOP_PATIENCE = STOP_LIMIT + 2000;

/** The child processes of a command; none outlives it. */
export class Crew {
  readonly #running = new Map<ChildProcess, string>();
  #stopping: Promise<void> | undefined;

  get stopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Runs Node with the arguments; resolves when the process has ended. */
  run(member: Member): Promise<Exit> {
    const child = spawn(process.execPath, member.args, {
      cwd: member.cwd,
      env: { ...machineEnv(), ...member.env },
      // A separate process group: Ctrl-C reaches only this process, which then stops the others in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#running.set(child, member.name);
    passLines(child.stdout, process.stdout, member.stdout);
    passLines(child.stderr, process.stderr, member.stderr);
    return new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        this.#running.delete(child);
        resolve({ name: member.name, code, signal });
      };
      child.once('error', () => end(1, null));
      child.once('close', end);
    });
  }

  /** Asks all processes to end, and kills the rest later; a second call kills at once. */
  stop(): Promise<void> {
    if (this.#stopping) this.#signal('SIGKILL');
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    const children = [...this.#running.keys()];
    const gone = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
    this.#signal('SIGTERM');
    const impatience = setTimeout(() => this.#signal('SIGKILL'), STOP_PATIENCE);
    await Promise.all(gone);
    clearTimeout(impatience);
  }

  #signal(signal: NodeJS.Signals): void {
    for (const child of this.#running.keys()) {
      try {
        // The whole group, so that a process's children end too.
        if (process.platform !== 'win32' && child.pid) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // The process has ended already.
      }
    }
  }
}

function passLines(
  from: Readable | null,
  to: NodeJS.WriteStream,
  change: Member['stdout'] = (line) => line,
): void {
  if (!from) return;
  createInterface({ input: from }).on('line', (line) => {
    const changed = change(line);
    if (changed !== undefined) to.write(`${changed}\n`);
  });
}

/** Ctrl-C, kill and a closed terminal have the same effect. */
export function onStopSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
