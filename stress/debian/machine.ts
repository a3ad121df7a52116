/**
 * A machine as in docs/operating.md, below a temporary folder. PostgreSQL and nginx are Debian's; paths and
 * ports of the document are mapped. Stand-ins in PATH replace commands that need root.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { findAccount } from './account.ts';
import { certificate, choosePorts, onPorts, type Ports, SHOP, writeConfiguration } from './nginx.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { PROGRAMS } from './programs.ts';
import { STANDING_IN } from './standing-in.ts';
import { Units } from './units.ts';

/** Handlers for commands that the operator runs by hand. The command fails when its handler throws. */
export type ByHand = Record<
  'git' | 'npx' | 'sudoedit',
  (args: string[], folder: string) => void | Promise<void>
>;

export class Machine {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'tienda-machine-')));
  readonly account = findAccount();
  readonly units: Units;
  readonly port: Ports;
  private readonly byHand: ByHand;
  private readonly asked: Server;
  private postgres: Postgres | undefined;
  /** Working directory after the last command. */
  private folder: string;

  private constructor(port: Ports, byHand: ByHand) {
    this.port = port;
    this.byHand = byHand;
    const words = [PROGRAMS.nginx, '-c', this.at('nginx/nginx.conf'), '-g', 'daemon off;'];
    const nginx = { words, pidFile: this.at('nginx/nginx.pid') };
    this.units = new Units(this.root, this.account, new Map([['nginx', nginx]]));
    this.folder = this.at('home');
    this.asked = createServer(async (request, response) => {
      const args = (await text(request)).split('\0').slice(0, -1);
      const name = (request.url ?? '').slice(1);
      try {
        await this.do(name, args, String(request.headers['x-folder']));
        response.end();
      } catch (error) {
        response.writeHead(500).end(`${name}: ${String(error)}\n`);
      }
    });
  }

  static async open(byHand: ByHand): Promise<Machine> {
    const machine = new Machine(await choosePorts(), byHand);
    chmodSync(machine.root, 0o755);
    for (const folder of ['bin', 'nginx']) mkdirSync(machine.at(folder));
    for (const [name, script] of Object.entries(STANDING_IN))
      writeFileSync(machine.at(`bin/${name}`), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    writeConfiguration(machine.at('nginx'), machine.at('etc/nginx/conf.d/*.conf'));
    machine.asked.listen(machine.at('test.sock'));
    await machine.beNew();
    return machine;
  }

  /** Maps a path of the document to the test folder. */
  at = (path: string): string => join(this.root, path);

  /** Replaces the paths and ports in a text written for a whole machine. */
  placed(written: string): string {
    const paths = written.replace(/(?<![\w.$}-])\/(?=(?:opt|etc|var)\b)/g, `${this.root}/`);
    return paths.includes('listen 443') ? onPorts(paths, this.port) : this.port.inPlace(paths);
  }

  /**
   * Runs lines of the document in a shell, starting in the working directory of the previous lines.
   * @returns their output
   * @throws Error with the whole output when a line fails
   */
  async type(lines: string, answers: Record<string, string> = {}): Promise<string> {
    const left = this.at('folder');
    const script = `set -eu\n${this.placed(lines)}\npwd >${left}\n`;
    const file = this.at('typed');
    writeFileSync(file, script);
    // Some commands ask questions, but only on a terminal.
    const shell = spawn('script', ['-qefc', `/bin/sh ${file}`, '/dev/null'], {
      cwd: this.folder,
      env: {
        PATH: `${this.at('bin')}:/usr/sbin:/usr/bin:/sbin:/bin`,
        HOME: this.at('home'),
        USER: 'operator',
        TERM: 'dumb',
        MACHINE: this.root,
        AS_POSTGRES: this.account.as('postgres').join(' '),
        TIENDA_UID: String(this.account.uid),
        TIENDA_GID: String(this.account.gid),
        AS_TIENDA: this.account.as('tienda').join(' '),
        PGHOST: this.at('var/run/postgresql'),
        PGUSER: 'postgres',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    const waiting = new Map(Object.entries(answers));
    shell.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      for (const [question, answer] of waiting)
        if (said.includes(`${question}: `)) {
          waiting.delete(question);
          shell.stdin.write(`${answer}\r`);
        }
    });
    const [code] = await once(shell, 'close');
    if (code !== 0) throw new Error(`${lines}\n${said}\n${this.units.said}`);
    this.folder = readFileSync(left, 'utf8').trim();
    return said;
  }

  /** Resets the machine to a new one with only Debian's packages; its database is deleted too. */
  async beNew(): Promise<void> {
    await this.units.kill();
    await this.postgres?.stop('SIGQUIT');
    for (const folder of ['etc', 'home', 'opt', 'var'])
      rmSync(this.at(folder), { recursive: true, force: true });
    for (const folder of ['etc/nginx/conf.d', 'etc/nginx/sites-enabled', 'etc/systemd/system', 'home', 'opt'])
      mkdirSync(this.at(folder), { recursive: true });
    for (const folder of ['var/lib', 'var/backups', 'var/cache', 'var/www', 'var/run'])
      mkdirSync(this.at(folder), { recursive: true });
    writeFileSync(this.at('etc/nginx/sites-enabled/default'), '');
    this.folder = this.at('home');
    const places = { data: this.at('var/lib/postgresql'), sockets: this.at('var/run/postgresql') };
    this.postgres = await startPostgres(this.account, places);
    await this.units.systemctl(['start', 'nginx']);
  }

  async close(): Promise<void> {
    await this.units.kill();
    await this.postgres?.stop('SIGINT');
    this.asked.closeAllConnections();
    this.asked.close();
    rmSync(this.root, { recursive: true, force: true });
  }

  private async do(name: string, args: string[], folder: string): Promise<void> {
    if (name === 'systemctl') return this.units.systemctl(args);
    if (name === 'git' || name === 'npx' || name === 'sudoedit') return this.byHand[name](args, folder);
    if (name === 'certbot') return this.certify(args);
    if (name === 'apt-get') {
      const missing = Object.values(PROGRAMS).filter((program) => !existsSync(program));
      if (missing.length > 0) throw new Error(`${missing.join(', ')} is not installed`);
    } else if (!['tienda', 'tienda_duena'].includes(args.at(-1) ?? ''))
      throw new Error('The command runs as another account');
  }

  /** Issues a certificate for both names, after checking that they lead to this machine; then runs the deploy hook. */
  private async certify(args: readonly string[]): Promise<void> {
    const [folder = '', hook = ''] = ['-w', '--deploy-hook'].map(
      (flag) => args[args.indexOf(flag) + 1] ?? '',
    );
    if (args.includes('--standalone') === this.units.isActive('nginx'))
      throw new Error('Port 80 is in use, or no server answers there');
    if (args.includes('--webroot')) await this.proveNames(folder);
    const live = this.at(`etc/letsencrypt/live/${SHOP}`);
    mkdirSync(live, { recursive: true });
    certificate(live);
    if (args.includes('--deploy-hook')) await this.units.systemctl(hook.split(' ').slice(1));
  }

  /** Proves the names as a certificate authority does: by a file over http. */
  private async proveNames(folder: string): Promise<void> {
    const challenge = '.well-known/acme-challenge';
    mkdirSync(join(folder, challenge), { recursive: true });
    writeFileSync(join(folder, challenge, 'prueba'), 'es mía');
    const url = `http://127.0.0.1:${this.port(80)}/${challenge}/prueba`;
    for (let tries = 1; ; tries += 1) {
      const { stdout, stderr } = spawnSync('curl', ['-sS', '-H', `Host: ${SHOP}`, url], { encoding: 'utf8' });
      const answer = stdout || stderr;
      if (answer === 'es mía') return;
      // On a busy machine, nginx does not listen yet, or answers 500 right after its start. The log must tell why.
      const reasons = readFileSync(this.at('nginx/error.log'), 'utf8').slice(-2000);
      if (tries === 5) throw new Error(`${SHOP} answers ${answer}: ${reasons}`);
      console.warn(`nginx answered ${answer}: ${reasons}`);
      await sleep(1000);
    }
  }

  /** Copies a folder to this machine, readable for the account `tienda`. */
  bring(from: string, to: string): void {
    cpSync(from, to, { recursive: true });
    execFileSync('chown', ['-R', `${this.account.uid}:${this.account.gid}`, to]);
  }
}
