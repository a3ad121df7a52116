/** Encodes the pictures that its parent sends, one at a time, and goes when the parent does. */
import { encodeImage } from './encode.ts';
import { type EncodedImage, InvalidImageError, type Refusal } from './picture.ts';

export type EncodeAnswer = { encoded: EncodedImage } | { refusal: Refusal } | { failed: string };

async function answerTo(input: Uint8Array): Promise<EncodeAnswer> {
  try {
    return { encoded: await encodeImage(Buffer.from(input)) };
  } catch (error) {
    return error instanceof InvalidImageError ? { refusal: error.refusal } : { failed: String(error) };
  }
}

process.on('message', async (input: Uint8Array) => process.send?.(await answerTo(input)));
// An orderly exit would wait for the picture at hand, which may have no end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
