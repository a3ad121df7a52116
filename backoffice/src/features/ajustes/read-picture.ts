import type { LogoPicture } from 'ui-kit/logo';
import { toneOf } from 'ui-kit/logo-tone';

/** Reads the colours at the size at which the server draws a logo. */
const MAX_SIZE = { width: 480, height: 160 };

/**
 * Returns a logo's facts as the server will report them. Rejects a file that the browser can't draw. A
 * separate module, so that tests can replace it: jsdom draws nothing.
 */
export async function readPicture(src: string): Promise<LogoPicture> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, MAX_SIZE.width / width, MAX_SIZE.height / height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const tone = toneOf(pen.getImageData(0, 0, canvas.width, canvas.height).data, 4);
  if (tone === undefined) throw new Error('The picture is transparent');
  return { src, width, height, tone };
}
