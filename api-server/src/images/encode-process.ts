/** Encodes the parent's pictures, one at a time, and exits with the parent. */
import { encodeBanner, encodeFoto, encodeImage, encodeLogo } from './encode.ts';
import { type EncodedImage, InvalidImageError, type PictureKind, type Refusal } from './picture.ts';

export type EncodeAnswer = { encoded: EncodedImage } | { refusal: Refusal } | { failed: string };

export interface EncodeQuestion {
  input: Uint8Array;
  kind: PictureKind;
}

const encoders = { squares: encodeImage, banner: encodeBanner, logo: encodeLogo, foto: encodeFoto };

async function answerTo({ input, kind }: EncodeQuestion): Promise<EncodeAnswer> {
  try {
    return { encoded: await encoders[kind](Buffer.from(input)) };
  } catch (error) {
    return error instanceof InvalidImageError ? { refusal: error.refusal } : { failed: String(error) };
  }
}

process.on('message', async (question: EncodeQuestion) => process.send?.(await answerTo(question)));
// Ctrl-C reaches the terminal's whole group, but the stopping API still waits for this answer.
process.on('SIGINT', () => undefined);
// Kill: an orderly exit would wait for the current picture, which may never end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
