/** Part of a picture, in its own px. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of a cropped picture in px; enough for dense displays. */
const LONGEST = 1280;
const QUALITY = 0.92;

/** Original and cropped area of each cropped file. */
const origins = new WeakMap<File, { original: File; area: CropArea }>();

export const originOf = (file: File) => origins.get(file);

/** Returns a part of a picture as a new file. @throws if the browser cannot read or draw the picture. */
export async function cropFile(original: File, area: CropArea): Promise<File> {
  const image = await loaded(original);
  // An SVG has no size in px: render it at the longest side.
  const width = original.type === 'image/svg+xml' ? LONGEST : Math.min(LONGEST, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, Math.round((canvas.width * area.height) / area.width));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas');
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

/** Encodes as WebP. Browsers without WebP produce a PNG, which keeps transparency too. */
const encoded = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas returned no picture'));
    canvas.toBlob(done, 'image/webp', QUALITY);
  });
