import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Two screenshots of one story, and a third with the differences marked. */
export interface Difference {
  before: Buffer;
  after: Buffer;
  marked: Buffer;
  /** Number of different pixels, including those that only one picture has. */
  pixels: number;
}

/** Returns the visible difference of two PNGs, or undefined when they look alike. */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    marked.data,
    width,
    height,
    { threshold: 0.05 },
  );
  const sameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && sameSize) return undefined;
  return { before, after, marked: PNG.sync.write(marked), pixels };
}

/** Pads the picture with transparent pixels, which differ from every pixel of a page. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
