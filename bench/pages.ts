import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { serve, withDatabase } from './lib.ts';
import { loadSample } from './requests.ts';

const SECONDS = 15;
const CROWDS = [20, 200];

interface Answer {
  status: number;
  ms: number;
}

/** How the storefront bears more visitors than it can make pages for, and what its other callers feel of it. */
export const reportPages = (): Promise<void> => withDatabase(measurePages);

async function measurePages(databaseUrl: string): Promise<void> {
  await loadSample(databaseUrl);
  await buildApp('storefront', new Crew());
  const api = await serve('api', databaseUrl);
  const port = await freePort();
  const server = fork(join(import.meta.dirname, '../storefront/server.ts'), {
    // Each visitor comes from an address of their own.
    env: {
      ...process.env,
      STOREFRONT_PORT: String(port),
      API_URL: api.url,
      TRUST_PROXY: '127.0.0.1',
      HOST: '127.0.0.1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    const ended = new AbortController();
    server.once('exit', () => ended.abort());
    await waitFor(`${url}/health`, ended.signal);
    ended.signal.throwIfAborted();
    await visit(url, '/inicio', 1, 3);
    for (const crowd of CROWDS) await bear(url, crowd, server.pid ?? 0);
  } finally {
    for (const child of [server, api.child]) {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    }
  }
}

async function bear(url: string, crowd: number, pid: number): Promise<void> {
  const before = memoryOf(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 500);
  const [pages, calls] = await Promise.all([
    visit(url, '/inicio', crowd, SECONDS),
    visit(url, '/api/productos?limit=10&offset=0', 2, SECONDS),
  ]);
  clearInterval(watch);
  const made = pages.filter(({ status }) => status === 200);
  const refused = pages.filter(({ status }) => status === 503);
  const other = pages.length - made.length - refused.length;
  console.log(`${crowd} visitors of /inicio for ${SECONDS} s, each asking again at once:`);
  console.log(`  pages    ${line(made)}`);
  console.log(`  503      ${line(refused)}${other > 0 ? `, ${other} broken` : ''}`);
  console.log(`  calls    ${line(calls)}, of two other callers`);
  console.log(`  memory   ${before} MB before, ${most} MB at most`);
}

function line(answers: Answer[]): string {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return `${(answers.length / SECONDS).toFixed(0).padStart(6)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** What so many callers are answered who ask again as soon as they are. */
async function visit(url: string, path: string, callers: number, seconds: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const one = async (_: unknown, index: number) => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await statusOf(url + path, agent, `10.0.${index >> 8}.${index & 255}`);
      answers.push({ status, ms: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  agent.destroy();
  return answers;
}

const statusOf = (url: string, agent: Agent, address: string) =>
  new Promise<number>((resolve) => {
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });

/** Resident, in MB. */
const memoryOf = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
