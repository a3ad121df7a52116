/**
 * Replaces `systemctl` for the commands of docs/operating.md. Reads the installed units with their
 * environment files, and starts, stops and restarts their processes. The sandboxing of units is not applied.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import type { Account } from './account.ts';

/** A unit's settings: all values of each name, in order. */
type Unit = Map<string, string[]>;

interface Running {
  child: ChildProcess;
  stopping: boolean;
}

/** A service from a Debian package: its command, and the pid file that it writes when ready. */
interface Packaged {
  words: readonly string[];
  pidFile: string;
}

export class Units {
  /** Last output of all processes, for error messages. */
  said = '';
  private readonly running = new Map<string, Running>();
  private readonly root: string;
  private readonly account: Account;
  private readonly packaged: ReadonlyMap<string, Packaged>;

  /** @param packaged services by name */
  constructor(root: string, account: Account, packaged: ReadonlyMap<string, Packaged>) {
    this.root = root;
    this.account = account;
    this.packaged = packaged;
  }

  isActive = (name: string): boolean => this.running.has(name);

  /** @throws Error where systemd would report a failure */
  async systemctl([verb = '', ...rest]: readonly string[]): Promise<void> {
    const now = rest[0] === '--now';
    const names = now ? rest.slice(1) : rest;
    if (verb === 'daemon-reload') return;
    for (const name of names) {
      if (verb === 'start') await this.start(name);
      else if (verb === 'stop') await this.stopAll(name);
      else if (verb === 'restart') {
        await this.stopAll(name);
        await this.start(name);
      } else if (verb === 'reload') this.running.get(name)?.child.kill('SIGHUP');
      else if (verb === 'enable') {
        if (!this.unitOf(name).has('WantedBy'))
          throw new Error(`${name} has no WantedBy, so it cannot be enabled`);
        if (now) await this.start(name);
      } else if (verb === 'disable') {
        this.unitOf(name);
        if (now) await this.stopAll(name);
      } else throw new Error(`The guide does not use systemctl ${verb}`);
    }
  }

  /** Kills all processes, as a power failure does. */
  async kill(): Promise<void> {
    const all = [...this.running.values()];
    for (const one of all) {
      one.stopping = true;
      // A kill of nginx's master process would leave its workers running.
      one.child.kill(one.child.spawnfile.endsWith('nginx') ? 'SIGTERM' : 'SIGKILL');
    }
    while (this.running.size > 0) await sleep(10);
  }

  private async stopAll(pattern: string): Promise<void> {
    const expandSpecifiers = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    await Promise.all(
      [...this.running].map(async ([name, one]) => {
        if (!expandSpecifiers.test(name)) return;
        one.stopping = true;
        one.child.kill('SIGTERM');
        while (this.running.get(name) === one) await sleep(10);
      }),
    );
  }

  private async start(name: string): Promise<void> {
    if (this.running.has(name)) return;
    const packaged = this.packaged.get(name);
    if (packaged) {
      this.spawn(name, packaged.words, { env: {}, cwd: '/', restarts: false });
      while (!existsSync(packaged.pidFile)) await sleep(10);
      return;
    }
    const unit = this.unitOf(name);
    // Timers are not run.
    if (name.endsWith('.timer')) return;
    if (unit.get('ConditionPathExists')?.some((path) => !existsSync(path))) return;
    // Start wanted units first; their failure is ignored.
    for (const wanted of (unit.get('Wants') ?? []).join(' ').match(/tienda-\S+(?=\.service)/g) ?? [])
      await this.start(wanted).catch(() => undefined);
    const instance = /@(.*)$/.exec(name)?.[1] ?? '';
    const meant = (value = '') =>
      value.replaceAll('%i', instance).replaceAll('%%', '%').replaceAll('$$', '$');
    for (const [kind, below] of [
      ['StateDirectory', 'lib'],
      ['CacheDirectory', 'cache'],
    ] as const)
      for (const folder of unit.get(kind) ?? [])
        this.makeFolder(join(this.root, 'var', below, meant(folder)));
    const env = Object.assign(
      {},
      ...(unit.get('EnvironmentFile') ?? []).map((file) => parseEnv(readFileSync(file, 'utf8'))),
    ) as NodeJS.ProcessEnv;
    const cwd = unit.get('WorkingDirectory')?.[0] ?? '/';
    const endsItself = unit.get('Type')?.[0] === 'oneshot';
    for (const key of endsItself ? ['ExecStart', 'ExecStartPost'] : ['ExecStart']) {
      if (!unit.has(key)) continue;
      const words = wordsOf(meant(unit.get(key)?.[0]));
      this.spawn(name, [...this.account.as('tienda'), ...words], { env, cwd, restarts: !endsItself });
      if (endsItself) await this.finished(name);
    }
  }

  private async finished(name: string): Promise<void> {
    const { child } = this.running.get(name) ?? {};
    if (!child) return;
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new Error(`Job for ${name} failed: ${this.said}`);
  }

  private spawn(
    name: string,
    [program = '', ...args]: readonly string[],
    how: { env: NodeJS.ProcessEnv; cwd: string; restarts: boolean },
  ): void {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', ...how.env };
    const child = spawn(program, args, { cwd: how.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const one = { child, stopping: false };
    this.running.set(name, one);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.said = (this.said + chunk).slice(-4000);
      });
    child.once('exit', async () => {
      // The delay of RestartSec.
      if (how.restarts && !one.stopping) await sleep(1000);
      if (how.restarts && !one.stopping) this.spawn(name, [program, ...args], how);
      else this.running.delete(name);
    });
  }

  private makeFolder(path: string): void {
    if (existsSync(path)) return;
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, this.account.uid, this.account.gid);
  }

  /** @throws Error when the unit is not installed */
  private unitOf(name: string): Unit {
    const file = name.replace(/@.*/, '@').concat(name.includes('.') ? '' : '.service');
    const unit: Unit = new Map();
    for (const line of readFileSync(join(this.root, 'etc', 'systemd', 'system', file), 'utf8').split('\n')) {
      const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (key) unit.set(key, [...(unit.get(key) ?? []), value]);
    }
    return unit;
  }
}

/** Splits a command line at blanks outside quotes, as systemd does. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
