import { type ChildProcess, fork } from 'node:child_process';
import { programBeside } from 'node-kit/program-beside';
import type { EncodeAnswer, EncodeQuestion } from './encode-process.ts';
import { type EncodedImage, InvalidImageError, type PictureKind } from './picture.ts';

/** Milliseconds of one picture. A photo takes one or two seconds; a few lines of SVG can ask for hours. */
const PATIENCE = 10_000;
/** Milliseconds without work, after which the process goes. */
const IDLE = 60_000;

/** One for what asks for too much, one for everybody else meanwhile. */
const PLACES = 2;

/** The one that was used last comes next: the other's process is only started where two are needed. */
const free = Array.from({ length: PLACES }, createPlace);
const waiting: ((place: Place) => void)[] = [];

/**
 * As the encoder of its kind, in a process of its own, which is ended when a picture takes longer than `patience`: a decoder
 * that is at work can't be stopped in any other way, and one that breaks down takes nobody along. Two pictures at a
 * time: the others wait their turn instead of taking every thread, and the memory of two is all that is ever needed.
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

/** Encodes one picture at a time. */
type Place = (asked: EncodeQuestion, patience: number) => Promise<EncodedImage>;

function createPlace(): Place {
  let encoder: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function encoderAtHand(): ChildProcess {
    clearTimeout(idle);
    if (encoder?.connected) return encoder;
    const made = fork(programBeside(import.meta.url, 'encode-process'), {
      execArgv: [],
      // It works on what strangers send, and needs to know nothing.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Told by whoever waits for it.
    made.on('error', () => undefined);
    encoder = made;
    return made;
  }

  /** Ends it; the next picture gets another. */
  function retire(child: ChildProcess): void {
    if (encoder === child) encoder = undefined;
    child.kill('SIGKILL');
  }

  return async (asked, patience) => {
    const child = encoderAtHand();
    const answer = await answerOf(child, asked, patience, retire);
    // Nothing of the process waits for it from here on, so that a shop that stops does not wait either.
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
  asked: EncodeQuestion,
  patience: number,
  retire: (child: ChildProcess) => void,
): Promise<EncodeAnswer> =>
  new Promise((resolve) => {
    const late = setTimeout(() => {
      retire(child);
      finish({ refusal: 'tooSlow' });
    }, patience);
    const gone = () => finish({ refusal: 'lost' });
    const broken = (error: Error) => finish({ failed: String(error) });
    const finish = (told: EncodeAnswer) => {
      clearTimeout(late);
      child.off('message', finish).off('exit', gone).off('error', broken);
      resolve(told);
    };
    child.on('message', finish).on('exit', gone).on('error', broken);
    child.ref();
    child.channel?.ref();
    child.send(asked, (error) => error && broken(error));
  });
