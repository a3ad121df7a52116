import { type ChildProcess, fork } from 'node:child_process';
import { siblingProgramUrl } from 'node-kit/module-urls';
import type { EncodeAnswer, EncodeQuestion } from './encode-process.ts';
import { type EncodedImage, InvalidImageError, type PictureKind } from './picture.ts';

/** Milliseconds per picture. A photo takes one or two seconds; a small SVG may take hours. */
const PATIENCE = 10_000;
/** Milliseconds without work after which the process exits. */
const IDLE = 60_000;

/** Number of processes: while one works on a slow picture, the other serves the rest. */
const PLACES = 2;

/** A stack: reuse the last process, so that the other one only starts when both are needed. */
const free = Array.from({ length: PLACES }, createPlace);
const waiting: ((place: Place) => void)[] = [];

/**
 * Encodes a picture in a separate process, and kills the process after `patience` milliseconds. A decoder cannot be
 * stopped otherwise, and its crash must not affect the API. Encodes two pictures at a time, which limits threads and
 * memory; others wait.
 */
export async function encodeUpload(
  input: Buffer,
  patience = PATIENCE,
  kind: PictureKind = 'squares',
): Promise<EncodedImage> {
  const encode = free.pop() ?? (await new Promise<Place>((resolve) => waiting.push(resolve)));
  try {
    return await encode({ input, kind }, patience);
  } finally {
    const next = waiting.shift();
    if (next) next(encode);
    else free.push(encode);
  }
}

type Place = (question: EncodeQuestion, patience: number) => Promise<EncodedImage>;

function createPlace(): Place {
  let encoder: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function encoderAtHand(): ChildProcess {
    clearTimeout(idle);
    if (encoder?.connected) return encoder;
    const child = fork(siblingProgramUrl(import.meta.url, 'encode-process'), {
      execArgv: [],
      // No environment: the process handles untrusted files and must not know secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // The waiting caller reports the error.
    child.on('error', () => undefined);
    encoder = child;
    return child;
  }

  /** Kills the process; the next picture starts a new one. */
  function retire(child: ChildProcess): void {
    if (encoder === child) encoder = undefined;
    child.kill('SIGKILL');
  }

  return async (question, patience) => {
    const child = encoderAtHand();
    const answer = await answerOf(child, question, patience, retire);
    // An idle process must not keep a stopping shop alive.
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => retire(child), IDLE).unref();
    if ('encoded' in answer) return answer.encoded;
    if ('refusal' in answer) throw new InvalidImageError(answer.refusal, 'Not a picture that can be encoded');
    throw new Error(answer.failed);
  };
}

const answerOf = (
  child: ChildProcess,
  question: EncodeQuestion,
  patience: number,
  retire: (child: ChildProcess) => void,
): Promise<EncodeAnswer> =>
  new Promise((resolve) => {
    const late = setTimeout(() => {
      retire(child);
      finish({ refusal: 'tooSlow' });
    }, patience);
    const onExit = () => finish({ refusal: 'lost' });
    const broken = (error: Error) => finish({ failed: String(error) });
    const finish = (answer: EncodeAnswer) => {
      clearTimeout(late);
      child.off('message', finish).off('exit', onExit).off('error', broken);
      resolve(answer);
    };
    child.on('message', finish).on('exit', onExit).on('error', broken);
    child.ref();
    child.channel?.ref();
    child.send(question, (error) => error && broken(error));
  });
