import { type EncodedImage, encodeImage } from './encode.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * As `encodeImage`, one picture of the whole process at a time: the others wait their turn instead of taking every
 * thread, and the memory of one decoded picture is all that is ever needed.
 */
export function encodeUpload(input: Buffer): Promise<EncodedImage> {
  const mine = last.then(() => encodeImage(input));
  last = mine.catch(() => undefined);
  return mine;
}
