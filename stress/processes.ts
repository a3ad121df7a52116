/** The shop's processes: tests start, kill and restart them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which a process counts as hanging. Long, because the tests do not measure speed and machines are busy. */
export const PATIENCE = 10 * 60_000;

/** The programs with the setting of their port and the base path of their health check. */
const PROGRAMS = {
  'api-server': { port: 'API_PORT', below: '/api' },
  storefront: { port: 'STOREFRONT_PORT', below: '' },
  backoffice: { port: 'BACKOFFICE_PORT', below: '' },
};
type Program = keyof typeof PROGRAMS;

const SKEW = new URL('./skew.ts', import.meta.url).href;

/** A deployed API or web server that is restarted whenever it ends, until `stop`. */
export class Api {
  readonly url: string;
  /** Its last output, for error messages. */
  said = '';
  starts = 0;
  private readonly env: NodeJS.ProcessEnv;
  private readonly server: string;
  private child: ChildProcess;
  private stopping = false;

  constructor(port: number, env: NodeJS.ProcessEnv, program: Program = 'api-server') {
    this.url = `http://127.0.0.1:${port}${PROGRAMS[program].below}`;
    this.server = join(import.meta.dirname, '..', program, 'dist', 'server.js');
    // Share the compile cache, because the tests start the programs hundreds of times.
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

  /** Kills the process and restarts it with its clock off by `clockSkew` milliseconds. */
  async kill(clockSkew: number): Promise<void> {
    const { child } = this;
    child.removeAllListeners('exit');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.child = this.start(clockSkew);
  }

  /** Stops the process gracefully, as an upgrade does; then it restarts. */
  async restart(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  /** Waits until the health check answers. */
  async healthy(patience = PATIENCE): Promise<void> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const answer = await fetch(`${this.url}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`${this.url} does not answer again. Last output:\n${this.said}`);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const gone = this.child.exitCode === null ? once(this.child, 'exit') : undefined;
    this.child.kill('SIGTERM');
    await gone;
  }
}

/** Returns the pid of the embedded database's server. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Returns the resident memory of a process in KiB. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Returns the pids of a process's direct children. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Suspends a process and its children. Returns a function that resumes them. */
export function stopProcess(pid: number): () => void {
  process.kill(pid, 'SIGSTOP');
  const all = [...childrenOf(pid), pid];
  for (const each of all) process.kill(each, 'SIGSTOP');
  return () => {
    for (const each of all) process.kill(each, 'SIGCONT');
  };
}
