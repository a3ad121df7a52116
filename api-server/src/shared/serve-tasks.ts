import { Worker } from 'node:worker_threads';
import type { ProcessAnswer } from './bounded-process.ts';

/**
 * Kills the process when it holds too much memory, also while the main thread is busy. V8's own limit covers only its
 * heap, not buffers with decompressed data.
 */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, 10);`;

/** Runs in the process of `createBoundedProcess`: answers the parent's tasks, and exits with the parent. */
export function serveTasks<Work, Result>(work: (task: Work) => Promise<Result>): void {
  const maxBytes = Number(process.argv[2]) * 1024 * 1024;
  new Worker(WATCH, { eval: true, workerData: maxBytes }).unref();
  const answerTo = async (task: Work): Promise<ProcessAnswer<Result>> => {
    try {
      return { result: await work(task), held: process.memoryUsage.rss() };
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', async (task: Work) => process.send?.(await answerTo(task)));
  // Ctrl-C reaches the terminal's whole group, but the stopping API still waits for this answer.
  process.on('SIGINT', () => undefined);
  // Kill: an orderly exit would wait for the current work, which may never end.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
