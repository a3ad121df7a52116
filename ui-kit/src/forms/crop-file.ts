/** Part of a picture, in its own px. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longer than any side that a screen shows, on a dense display too. */
const LONGEST = 1280;
const QUALITY = 0.92;

/** What a cropped file was before, and which part of it it is. */
const origins = new WeakMap<File, { original: File; area: CropArea }>();

export const originOf = (file: File) => origins.get(file);

/** A part of a picture, as a file of its own. @throws Where the browser can't read or draw it. */
export async function cropFile(original: File, area: CropArea): Promise<File> {
  const image = await loaded(original);
  // A drawing has no px of its own: it is as sharp as it is drawn.
  const width = original.type === 'image/svg+xml' ? LONGEST : Math.min(LONGEST, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, Math.round((canvas.width * area.height) / area.width));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const drawn = await encoded(canvas);
  const name = `${original.name.replace(/\.[^.]*$/, '')}.${drawn.type.slice('image/'.length)}`;
  const file = new File([drawn], name, { type: drawn.type });
  origins.set(file, { original, area });
  return file;
}

async function loaded(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** WebP; a browser that writes none makes a PNG of it, which keeps what is see-through too. */
const encoded = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gave no picture'));
    canvas.toBlob(done, 'image/webp', QUALITY);
  });
