import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import { Problem } from './problem.ts';

/** Queued tasks. Further callers get NO_DISPONIBLE instead of a long wait. */
const WAITING = 8;
/** Milliseconds without work after which the process exits. */
const IDLE = 60_000;

/** Answer of the process, with its memory after the work in bytes. */
export type ProcessAnswer<Result> = { result: Result; held: number } | { failed: string };

/** The process was killed because of too much memory or time, or crashed. */
export class ProcessLost extends Error {
  override readonly name = 'ProcessLost';
}

export interface Bounds {
  /** Megabytes that the process may hold in total, not only in V8's heap. */
  maxMb: number;
  /** Milliseconds that one task may take. */
  patience: number;
}

/**
 * Processes untrusted files in a separate process, one at a time, so that a file can only harm that process. The
 * process kills itself above its memory limit (see `serveTasks`), and is killed above its time limit.
 */
export function createBoundedProcess<Work, Result>(program: URL, { maxMb, patience }: Bounds) {
  const queue = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const atHand = (): ChildProcess => {
    clearTimeout(idle);
    if (child?.connected) return child;
    const made = fork(program, [String(maxMb)], {
      execArgv: [`--max-old-space-size=${maxMb}`],
      // No environment: the process handles untrusted files and must not know secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The waiting caller reports the error.
    made.on('error', () => undefined);
    child = made;
    return made;
  };

  const retire = (one: ChildProcess) => {
    if (child === one) child = undefined;
    one.kill('SIGKILL');
  };

  const answerOf = (one: ChildProcess, work: Work) =>
    new Promise<ProcessAnswer<Result>>((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(late);
        one.off('message', answered).off('exit', rejectLost).off('error', rejectLost);
        then();
      };
      const answered = (answer: ProcessAnswer<Result>) => settle(() => resolve(answer));
      const rejectLost = () => settle(() => reject(new ProcessLost('The process ended before it answered')));
      const late = setTimeout(() => {
        retire(one);
        settle(() => reject(new ProcessLost('The process took too long')));
      }, patience);
      one.on('message', answered).on('exit', rejectLost).on('error', rejectLost);
      one.ref();
      one.channel?.ref();
      one.send(work as object, (error) => error && rejectLost());
    });

  const runOne = async (work: Work): Promise<Result> => {
    const at = atHand();
    const answer = await answerOf(at, work);
    // An idle process must not keep a stopping shop alive.
    at.unref();
    at.channel?.unref();
    if ('failed' in answer) throw new Error(answer.failed);
    // Replace a large process, so that the next work has enough memory.
    if (answer.held > (maxMb * 1024 * 1024) / 3) retire(at);
    else idle = setTimeout(() => retire(at), IDLE).unref();
    return answer.result;
  };

  /** Throws NO_DISPONIBLE when too many tasks wait, `ProcessLost`, and the errors of the task. */
  return async (work: Work): Promise<Result> => {
    if (queue.pendingCount >= WAITING) throw new Problem('NO_DISPONIBLE');
    return queue(runOne, work);
  };
}
