/** Debian's nginx with the delivered configuration; only ports and paths are changed. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from 'node-kit/free-port';
import { PROGRAMS } from './programs.ts';

export const SHOP = 'tienda.ejemplo.com';
export const PANEL = 'panel.ejemplo.com';

/** Replacements; each must match. */
type Changes = readonly (readonly [was: string | RegExp, is: string])[];

export function replaced(found: string, changes: Changes): string {
  return changes.reduce((now, [was, is]) => {
    const next = now.replaceAll(typeof was === 'string' ? was : new RegExp(was, 'gm'), is);
    if (next === now) throw new Error(`There is no ${was} in\n${now}`);
    return next;
  }, found);
}

/** Creates a certificate for both names in `folder`. */
export function certificate(folder: string) {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = `subjectAltName=DNS:${SHOP},DNS:${PANEL}`;
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const made = ['-subj', `/CN=${SHOP}`, '-addext', names, '-keyout', key, '-out', cert];
  execFileSync(PROGRAMS.openssl, ['req', '-x509', ...ec, ...made], { stdio: 'pipe' });
  return { key, cert };
}

/** Ports of the shop's servers and of nginx's internal server. */
const OWN = [4000, 4001, 4002, 4003, 4005, 4006, 4010];

/** Chooses free ports for nginx and for the shop's servers. Returns a function from a documented port to the chosen one. */
export async function choosePorts() {
  const ports = new Map<number, number>();
  for (const port of [80, 443, ...OWN]) ports.set(port, await freePort());
  const port = (known: number) => ports.get(known) ?? 0;
  return Object.assign(port, {
    /** Replaces the shop's ports in the text. */
    inPlace: (found: string) =>
      found.replace(new RegExp(`\\b(${OWN.join('|')})\\b`, 'g'), (known) => String(port(Number(known)))),
  });
}
export type Ports = Awaited<ReturnType<typeof choosePorts>>;

/** Returns `deploy/nginx/tienda.conf` with its ports replaced, listening on one loopback address. */
export const onPorts = (delivered: string, port: Ports): string =>
  port.inPlace(
    replaced(delivered, [
      [/^ *listen \[::\]:.*$/, ''],
      ['listen 80', `listen 127.0.0.1:${port(80)}`],
      ['listen 443', `listen 127.0.0.1:${port(443)}`],
    ]),
  );

/** Writes Debian's nginx.conf with other paths, and with only the `included` files. */
export function writeConfiguration(folder: string, included: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const around = replaced(readFileSync('/etc/nginx/nginx.conf', 'utf8'), [
    [/^pid .*$/, `pid ${folder}/nginx.pid;`],
    ['/var/log/nginx/', `${folder}/`],
    [/^\s*include \/etc\/nginx\/sites-enabled\/\*;$/, ''],
    ['include /etc/nginx/conf.d/*.conf;', `${temporary.join(' ')} include ${included};`],
  ]);
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, around);
  return main;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Local address from which the request comes. */
  from?: string;
}

/** Returns an https client that trusts only this certificate and resolves every name to this machine. */
export function openVisitor(port: number, cert: string) {
  const agent = new Agent({
    ca: readFileSync(cert),
    lookup: (_host, { all }, told) =>
      all ? told(null, [{ address: '127.0.0.1', family: 4 }]) : told(null, '127.0.0.1', 4),
  });

  async function ask(host: string, path: string, { method = 'GET', headers = {}, body, from }: Asked = {}) {
    const source = from ? { localAddress: from } : {};
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request({
      host,
      port,
      path,
      method,
      agent,
      headers: { ...length, ...headers, host },
      ...source,
    });
    call.end(body);
    const [answer] = await once(call, 'response');
    const bytes = await buffer(answer);
    return { status: answer.statusCode as number, headers: answer.headers, bytes, body: bytes.toString() };
  }
  /** A minimal `fetch` for the ordering helper. */
  async function fetch(url: string, { method, headers, body }: RequestInit = {}) {
    const { host, pathname, search } = new URL(url);
    const asked = { method: method ?? 'GET', headers: headers as Record<string, string> };
    const answer = await ask(host, pathname + search, { ...asked, ...(body ? { body: String(body) } : {}) });
    return { status: answer.status, json: async () => JSON.parse(answer.body) };
  }
  return { agent, ask, fetch };
}
