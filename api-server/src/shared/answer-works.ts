import { Worker } from 'node:worker_threads';
import type { ProcessAnswer } from './bounded-process.ts';

/**
 * Looks at the memory of the whole process while its main thread is at work, and ends the process when it holds too much.
 * V8's own limit counts its heap alone: buffers that a file unpacks to are outside.
 */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, 10);`;

/** The process's part of `createBoundedProcess`: does the works that its parent sends, and goes when the parent does. */
export function answerWorks<Work, Result>(work: (asked: Work) => Promise<Result>): void {
  const maxBytes = Number(process.argv[2]) * 1024 * 1024;
  new Worker(WATCH, { eval: true, workerData: maxBytes }).unref();
  const answerTo = async (asked: Work): Promise<ProcessAnswer<Result>> => {
    try {
      return { result: await work(asked), held: process.memoryUsage.rss() };
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', async (asked: Work) => process.send?.(await answerTo(asked)));
  // An orderly exit would wait for the work at hand, which may have no end.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
