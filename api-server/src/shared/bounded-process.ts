import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import { Problem } from './problem.ts';

/** Works that wait while one is done. Who comes then is told to come back, and not kept waiting for long. */
const WAITING = 8;
/** Milliseconds without work, after which the process goes. */
const IDLE = 60_000;

/** What a process sends back: also how much memory it holds after the work. */
export type ProcessAnswer<Result> = { result: Result; held: number } | { failed: string };

/** The process was ended: it wanted more memory or time than it may have, or broke down. */
export class ProcessLost extends Error {
  override readonly name = 'ProcessLost';
}

export interface Bounds {
  /** Megabytes of the machine's memory that the process may hold in all, not only in V8's heap. */
  maxMb: number;
  /** Milliseconds that one work may take. */
  patience: number;
}

/**
 * Does works on files of strangers in a process of its own, one at a time. Whatever a file does, nothing but that process
 * comes to harm: it ends itself when it holds more than it may (see `answerWorks`), and is ended when it takes too long.
 */
export function createBoundedProcess<Work, Result>(program: URL, { maxMb, patience }: Bounds) {
  const inTurn = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const atHand = (): ChildProcess => {
    clearTimeout(idle);
    if (child?.connected) return child;
    const made = fork(program, [String(maxMb)], {
      execArgv: [`--max-old-space-size=${maxMb}`],
      // It works on what strangers send, and needs to know nothing.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Told by whoever waits for it.
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
        one.off('message', answered).off('exit', gone).off('error', gone);
        then();
      };
      const answered = (answer: ProcessAnswer<Result>) => settle(() => resolve(answer));
      const gone = () => settle(() => reject(new ProcessLost('The process ended before it answered')));
      const late = setTimeout(() => {
        retire(one);
        settle(() => reject(new ProcessLost('The process took too long')));
      }, patience);
      one.on('message', answered).on('exit', gone).on('error', gone);
      one.ref();
      one.channel?.ref();
      one.send(work as object, (error) => error && gone());
    });

  const one = async (work: Work): Promise<Result> => {
    const at = atHand();
    const answer = await answerOf(at, work);
    // A shop that stops does not wait for a process without work.
    at.unref();
    at.channel?.unref();
    if ('failed' in answer) throw new Error(answer.failed);
    // The next work begins with little in memory.
    if (answer.held > (maxMb * 1024 * 1024) / 3) retire(at);
    else idle = setTimeout(() => retire(at), IDLE).unref();
    return answer.result;
  };

  /** Throws NO_DISPONIBLE when too many works wait, `ProcessLost`, and what the work throws. */
  return async (work: Work): Promise<Result> => {
    if (inTurn.pendingCount >= WAITING) throw new Problem('NO_DISPONIBLE');
    return inTurn(one, work);
  };
}
