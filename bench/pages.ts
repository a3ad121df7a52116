import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { freePort } from 'node-kit/free-port';
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { requestsPerSecond, serve, withDatabase } from './lib.ts';
import { residentOf } from './processes.ts';
import { loadSample, measure } from './requests.ts';
import { result } from './results.ts';

const SECONDS = 15;
const CROWDS = [20, 200];

/** Paths of a cached page, and of pages that must be rendered: each query is another page. */
const cachedPath = () => '/inicio';
const renderedPath = (turn: number) => `/inicio?term=${turn}`;

type Path = (turn: number) => string;
/** Counter over all visits, so that no two visits request the same rendered page. */
let turn = 0;

interface Answer {
  status: number;
  ms: number;
}

/**
 * Measures the storefront's cached pages compared with a server of constant bytes, and its rendered pages. Also measures the
 * storefront with more visitors than it can render pages for, and the effect on other callers.
 */
export const reportPages = (): Promise<void> => withDatabase(measurePages);

async function measurePages(databaseUrl: string): Promise<void> {
  await loadSample(databaseUrl);
  await buildApp('storefront', new Crew());
  const api = await serve('api', databaseUrl);
  const port = await freePort();
  const server = fork(join(import.meta.dirname, '../storefront/server.ts'), {
    // The server writes one log line per answer; discard them.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // The build has set NODE_ENV to 'production', in which the shop refuses the demo's identity; clear it.
      NODE_ENV: '',
      // Trust the proxy header, so that each visitor can have its own address.
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
    await visit(url, renderedPath, 1, 3);
    const constant = await measureCached(url);
    await bear(url, 200, server.pid ?? 0, cachedPath, 'kept');
    for (const crowd of CROWDS) {
      const rate = await bear(url, crowd, server.pid ?? 0, renderedPath, 'each to be made');
      if (crowd !== CROWDS[0]) continue;
      // The limit is three times the ratio before rendering was optimised, 1/333.
      result('rendered pages ÷ constant answers, home', rate / constant, {
        atLeast: 0.009,
        digits: 4,
        unit: '×',
      });
    }
  } finally {
    for (const child of [server, api.child]) {
      if (!child.connected) continue;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    }
  }
}

/** Measures cached pages, and the same bytes from a server without other work. */
async function measureCached(url: string): Promise<number> {
  const bare = await serve('page', '', [`${url}/inicio`]);
  try {
    const { constant, kept } = await measure({
      constant: () => requestsPerSecond(`${bare.url}/inicio`, 4),
      kept: () => requestsPerSecond(`${url}/inicio`, 4),
    });
    console.log(`floor: the same page, constant  ${constant.toFixed(0)} req/s`);
    console.log(`a cached page                   ${kept.toFixed(0)} req/s`);
    result('kept pages ÷ the same bytes, constant', kept / constant, { atLeast: 0.3 });
    return constant;
  } finally {
    bare.child.disconnect();
  }
}

async function bear(url: string, crowd: number, pid: number, path: Path, what: string): Promise<number> {
  const before = residentOf(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(pid));
  }, 500);
  const [pages, calls] = await Promise.all([
    visit(url, path, crowd, SECONDS),
    visit(url, () => '/api/productos?limit=10&offset=0', 2, SECONDS),
  ]);
  clearInterval(watch);
  const made = pages.filter(({ status }) => status === 200);
  const refused = pages.filter(({ status }) => status === 503);
  const other = pages.length - made.length - refused.length;
  console.log(`${crowd} visitors of /inicio, ${what}, for ${SECONDS} s, each requesting again at once:`);
  console.log(`  pages    ${line(made)}`);
  console.log(`  503      ${line(refused)}${other > 0 ? `, ${other} broken` : ''}`);
  console.log(`  calls    ${line(calls)}, by two other callers`);
  console.log(`  memory   ${before} MB before, ${most} MB at most`);
  return made.length / SECONDS;
}

function line(answers: Answer[]): string {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return `${(answers.length / SECONDS).toFixed(0).padStart(6)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** Visits with this number of callers; each sends the next request as soon as it gets an answer. Returns all answers. */
async function visit(url: string, path: Path, callers: number, seconds: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const one = async (_: unknown, index: number) => {
    while (performance.now() < until) {
      const began = performance.now();
      turn += 1;
      const status = await statusOf(url + path(turn), agent, `10.0.${index >> 8}.${index & 255}`);
      answers.push({ status, ms: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  agent.destroy();
  return answers;
}

const statusOf = (url: string, agent: Agent, address: string) =>
  new Promise<number>((resolve) => {
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'br' };
    get(url, { agent, headers }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
