/** Debian's nginx with the configuration that is delivered; only ports and files are a test's. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from 'node-kit/free-port';
import { PROGRAMS } from './programs.ts';

export const SHOP = 'tienda.ejemplo.com';
export const PANEL = 'panel.ejemplo.com';

/** Each of these stands in the text, which would be another one otherwise. */
type Changes = readonly (readonly [was: string | RegExp, is: string])[];

export function replaced(found: string, changes: Changes): string {
  return changes.reduce((now, [was, is]) => {
    const next = now.replaceAll(typeof was === 'string' ? was : new RegExp(was, 'gm'), is);
    if (next === now) throw new Error(`There is no ${was} in\n${now}`);
    return next;
  }, found);
}

/** A certificate of both names; without `folder`'s files nothing is left of it. */
export function certificate(folder: string) {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = `subjectAltName=DNS:${SHOP},DNS:${PANEL}`;
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const made = ['-subj', `/CN=${SHOP}`, '-addext', names, '-keyout', key, '-out', cert];
  execFileSync(PROGRAMS.openssl, ['req', '-x509', ...ec, ...made], { stdio: 'pipe' });
  return { key, cert };
}

/** The ports of the deployed shop's own servers, and of nginx between them. */
const OWN = [4000, 4001, 4002, 4003, 4005, 4006, 4010];

/** What a machine listens on: where what is delivered has its own ports, these. */
export async function choosePorts() {
  const ports = new Map<number, number>();
  for (const port of [80, 443, ...OWN]) ports.set(port, await freePort());
  const port = (known: number) => ports.get(known) ?? 0;
  return Object.assign(port, {
    /** The text with these ports in the places of the shop's own. */
    inPlace: (found: string) =>
      found.replace(new RegExp(`\\b(${OWN.join('|')})\\b`, 'g'), (known) => String(port(Number(known)))),
  });
}
export type Ports = Awaited<ReturnType<typeof choosePorts>>;

/** `deploy/nginx/tienda.conf` as it stands there, but for what it listens on: one address of this machine. */
export const onPorts = (delivered: string, port: Ports): string =>
  port.inPlace(
    replaced(delivered, [
      [/^ *listen \[::\]:.*$/, ''],
      ['listen 80', `listen 127.0.0.1:${port(80)}`],
      ['listen 443', `listen 127.0.0.1:${port(443)}`],
    ]),
  );

/** Writes Debian's nginx.conf around what is `included`, as it is but for where things are. */
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
  /** Where it comes from, of this machine. */
  from?: string;
}

/** Whoever asks by https, and believes this certificate alone. */
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
    return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) };
  }
  /** As `fetch` asks, of what is needed of it. */
  async function fetch(url: string, { method, headers, body }: RequestInit = {}) {
    const { host, pathname, search } = new URL(url);
    const asked = { method: method ?? 'GET', headers: headers as Record<string, string> };
    const answer = await ask(host, pathname + search, { ...asked, ...(body ? { body: String(body) } : {}) });
    return { status: answer.status, json: async () => JSON.parse(answer.body) };
  }
  return { agent, ask, fetch };
}
