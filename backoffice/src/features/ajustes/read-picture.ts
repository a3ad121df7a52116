import type { LogoPicture } from 'ui-kit/logo';
import { toneOf } from 'ui-kit/logo-tone';

/** As much of it as tells what it is drawn in: the room that the server draws a logo in. */
const ROOM = { width: 480, height: 160 };

/**
 * What there is to know of a logo before it is sent, as the server will say it. Rejects for what the browser can't draw.
 * Apart, so that tests can stand in for it: jsdom draws nothing.
 */
export async function readPicture(src: string): Promise<LogoPicture> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, ROOM.width / width, ROOM.height / height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const tone = toneOf(pen.getImageData(0, 0, canvas.width, canvas.height).data, 4);
  if (tone === undefined) throw new Error('Nothing of it can be seen');
  return { src, width, height, tone };
}
