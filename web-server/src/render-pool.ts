import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { tracedPart, traceparent } from 'node-kit/trace';
import { Crowd } from './crowd.ts';
import type { PageContext, PageHandler } from './options.ts';
import { tooManyVisitors } from './too-many-visitors.ts';

/** Limits per thread: pages being rendered (most of them wait for the API), and pages in the queue. */
const ROOM = { inHand: 8, waiting: 32 } as const;

/** Heap limit of a thread in MB: a page that needs more ends the thread and not the process. */
const HEAP = 384;

interface Waiting {
  job: Omit<RenderJob, 'id'>;
  signal: AbortSignal;
  answer: (outcome: RenderAnswer['outcome']) => void;
}

/**
 * Renders pages in worker threads, so that API calls and files are served meanwhile. The queue is limited. An address may use
 * half of the room. Visitors above a limit get a 503 at once that asks them to come again.
 *
 * @param entry module of the thread, which calls `answerRenders`
 * @param surroundings the environment of the threads, and where their output goes; default: the process's
 */
export class RenderPool {
  readonly #threads: Thread[];
  readonly #waiting: Waiting[] = [];
  readonly #room: number;
  readonly #visitors: Crowd;

  constructor(
    entry: URL,
    surroundings: Surroundings = { env: process.env, say: console.error },
    size = Math.min(4, Math.max(1, availableParallelism() - 1)),
  ) {
    this.#room = size * ROOM.waiting;
    this.#visitors = new Crowd((size * (ROOM.inHand + ROOM.waiting)) / 2);
    this.#threads = Array.from({ length: size }, () => new Thread(entry, surroundings, () => this.#next()));
  }

  /** Resolves when every thread has loaded its module. @throws the error of a thread that could not load it */
  async ready(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.ready));
  }

  get handler(): PageHandler {
    const refuses = (address: string) => this.#visitors.isFull(address) || this.#waiting.length >= this.#room;
    return Object.assign(this.#make.bind(this), { refuses });
  }

  #make(request: Request, context: PageContext): Promise<Response> {
    return tracedPart('page', { kind: 'internal' }, () => this.#makeSoon(request, context));
  }

  async #makeSoon(request: Request, { mark, address }: PageContext): Promise<Response> {
    const leave = this.#visitors.enter(address);
    if (!leave) return tooManyVisitors();
    try {
      if (this.#waiting.length >= this.#room) return tooManyVisitors();
      const { url, method, headers, signal } = request;
      const body = method === 'POST' ? await request.text() : undefined;
      const job = { url, method, headers: [...headers], body, mark, traceparent: traceparent() };
      const outcome = await new Promise<RenderAnswer['outcome']>((answer) => {
        this.#waiting.push({ job, signal, answer });
        this.#next();
      });
      return responseOf(outcome, signal);
    } finally {
      leave();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  /** Hands queued pages to the threads with the least work and drops pages without a waiting visitor. */
  #next(): void {
    for (;;) {
      const free = this.#threads.toSorted((a, b) => a.inHand - b.inHand)[0];
      if (!free || free.inHand >= ROOM.inHand) return;
      const first = this.#waiting.shift();
      if (!first) return;
      if (first.signal.aborted) first.answer(ABORTED);
      else free.render(first);
    }
  }
}

/** Outcome of a page whose thread ended, or whose visitor left while the page was queued. */
const ABORTED = { failed: 'The page was not rendered' } as const;

function responseOf(outcome: RenderedPage | { failed: string }, signal: AbortSignal): Response {
  if (!('failed' in outcome)) return new Response(outcome.body, outcome);
  if (signal.aborted) return new Response(null, { status: 503 });
  throw new Error(outcome.failed);
}

/** The environment is explicit, because a process with several servers also has secrets in its own. */
type Surroundings = {
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
};

/** A worker thread that is replaced when it ends. */
class Thread {
  readonly #entry: URL;
  readonly #surroundings: Surroundings;
  readonly #onRoom: () => void;
  readonly #inHand = new Map<number, Waiting>();
  #worker: Worker;
  #last = 0;
  #closed = false;
  readonly ready: Promise<void>;

  constructor(entry: URL, surroundings: Surroundings, onRoom: () => void) {
    this.#entry = entry;
    this.#surroundings = surroundings;
    this.#onRoom = onRoom;
    this.#worker = this.#start();
    const worker = this.#worker;
    this.ready = new Promise((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
  }

  get inHand(): number {
    return this.#inHand.size;
  }

  render(waiting: Waiting): void {
    this.#last += 1;
    const id = this.#last;
    this.#inHand.set(id, waiting);
    waiting.signal.addEventListener('abort', () => this.#worker.postMessage({ abort: id }), { once: true });
    this.#worker.postMessage({ ...waiting.job, id } satisfies RenderJob);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker.terminate();
  }

  #start(): Worker {
    const { env, say } = this.#surroundings;
    const worker = new Worker(this.#entry, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
      env,
      // Without the process's `--import` files, which every thread would load again.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    for (const output of [worker.stdout, worker.stderr]) passLines(output, say);
    worker.on('message', (answer: RenderAnswer | 'ready') => {
      if (answer === 'ready') return;
      this.#finish(answer.id, answer.outcome);
    });
    worker.on('error', (error) => say(`A render thread ended: ${error.message}`));
    worker.once('exit', () => {
      if (!this.#closed) this.#worker = this.#start();
      for (const id of [...this.#inHand.keys()]) this.#finish(id, ABORTED);
    });
    return worker;
  }

  #finish(id: number, outcome: RenderAnswer['outcome']): void {
    this.#inHand.get(id)?.answer(outcome);
    this.#inHand.delete(id);
    this.#onRoom();
  }
}

const passLines = (from: Readable, say: (line: string) => void) =>
  createInterface({ input: from }).on('line', say);

export interface RenderJob {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  /** The fields of a submitted form. */
  body?: string | undefined;
  /** Nonce of the page's own scripts; see `PageContext`. */
  mark: string;
  /** The `traceparent` header that the page's API calls carry. */
  traceparent?: string | undefined;
}

/** Sent when no visitor waits for the page any more. */
export interface RenderAbort {
  abort: number;
}

interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** `null` for an answer without a body. */
  body: string | null;
}

export interface RenderAnswer {
  id: number;
  /** The page, or the error message. */
  outcome: RenderedPage | { failed: string };
}
