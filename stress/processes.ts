/** The shop's processes as their machine sees them: started, killed without a word, started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that anything may take before it counts as hanging: nothing here is about speed, and machines are busy. */
export const PATIENCE = 10 * 60_000;

/** What is run, what its port is told by, and below what it answers. */
const PROGRAMS = {
  'api-server': { port: 'API_PORT', below: '/api' },
  storefront: { port: 'STOREFRONT_PORT', below: '' },
  backoffice: { port: 'BACKOFFICE_PORT', below: '' },
};
type Program = keyof typeof PROGRAMS;

const SKEW = new URL('./skew.ts', import.meta.url).href;

/** An API, or an app's server, as it is deployed, that is started again each time that it ends, until it is told to stop. */
export class Api {
  readonly url: string;
  /** What it said last, for whoever has to find out why it does not come back. */
  said = '';
  /** How often it was started. */
  starts = 0;
  private readonly env: NodeJS.ProcessEnv;
  private readonly server: string;
  private child: ChildProcess;
  private stopping = false;

  constructor(port: number, env: NodeJS.ProcessEnv, program: Program = 'api-server') {
    this.url = `http://127.0.0.1:${port}${PROGRAMS[program].below}`;
    this.server = join(import.meta.dirname, '..', program, 'dist', 'server.js');
    // What is started a few hundred times is compiled once.
    const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'tienda-compiled') };
    this.env = { ...process.env, ...compiled, ...env, [PROGRAMS[program].port]: String(port) };
    this.child = this.start();
  }

  private start(clockSkew = 0): ChildProcess {
    this.starts += 1;
    const child = spawn(process.execPath, ['--import', `${SKEW}?ms=${clockSkew}`, this.server], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.said = (this.said + chunk).slice(-2000);
      });
    }
    child.once('exit', () => {
      if (!this.stopping) this.child = this.start(clockSkew);
    });
    return child;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Ends it as a fault does; the next one's clock is off. */
  async kill(clockSkew: number): Promise<void> {
    const { child } = this;
    child.removeAllListeners('exit');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.child = this.start(clockSkew);
  }

  /** Tells it to end, as whoever upgrades it does; it is started again once it has. */
  async restart(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  /** Until it answers that it is well. */
  async healthy(patience = PATIENCE): Promise<void> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const answer = await fetch(`${this.url}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`${this.url} does not come back. It said last:\n${this.said}`);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const gone = this.child.exitCode === null ? once(this.child, 'exit') : undefined;
    this.child.kill('SIGTERM');
    await gone;
  }
}

/** The process of the embedded database's server. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** KiB that a process holds in memory now. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Of a process, those that it began itself. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Stops a process and its children where they are; what this returns lets them go on. */
export function halt(pid: number): () => void {
  process.kill(pid, 'SIGSTOP');
  const all = [...childrenOf(pid), pid];
  for (const each of all) process.kill(each, 'SIGSTOP');
  return () => {
    for (const each of all) process.kill(each, 'SIGCONT');
  };
}
