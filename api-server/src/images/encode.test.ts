import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeImage } from './encode.ts';
import { ANCHOS, FORMATS, InvalidImageError } from './picture.ts';

const svg = (attributes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><circle cx="5" cy="5" r="4" fill="#b5532a"/></svg>`,
  );
const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5532a' } });

async function sizes(input: Buffer) {
  const { files } = await encodeImage(input);
  return Promise.all(
    files.map(async ({ ancho, format, data }) => {
      const { width, height, format: kind } = await sharp(data).metadata();
      return { ancho, format, width, height, kind };
    }),
  );
}

describe('encodeImage', () => {
  it.each([
    ['a small SVG', () => Promise.resolve(svg('width="10" height="10"'))],
    ['an SVG without a size', () => Promise.resolve(svg('viewBox="0 0 10 10"'))],
    ['a wide JPEG', () => sheet(900, 300).jpeg().toBuffer()],
    ['a small PNG', () => sheet(40, 60).png().toBuffer()],
  ])('makes squares in every width and format from %s', async (_, input) => {
    const made = await sizes(await input());
    expect(made).toHaveLength(ANCHOS.length * FORMATS.length);
    for (const { ancho, format, width, height, kind } of made) {
      expect([width, height]).toEqual([ancho, ancho]);
      expect(kind).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  });

  it('shows the whole of a picture that is not square, with transparent edges', async () => {
    const { files } = await encodeImage(await sheet(900, 300).png().toBuffer());
    const webp = files.find((f) => f.ancho === 160 && f.format === 'webp');
    const { data, info } = await sharp(webp?.data).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect(info.channels).toBe(4);
    expect([alpha(80, 4), alpha(80, 80), alpha(2, 80)]).toEqual([0, 255, 255]);
  });

  it('removes the EXIF data of a photo', async () => {
    const photo = await sheet(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { files } = await encodeImage(photo);
    const meta = await sharp(files[0]?.data).metadata();
    expect(meta.exif).toBeUndefined();
    expect(meta.orientation).toBeUndefined();
  });

  it('turns a photo as its EXIF orientation says', async () => {
    const blue = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    // Stored with red at the left; orientation 6 shows red at the top.
    const photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, left: 100, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { files } = await encodeImage(photo);
    const webp = files.find((f) => f.ancho === 160 && f.format === 'webp');
    const { data, info } = await sharp(webp?.data).raw().toBuffer({ resolveWithObject: true });
    const isRed = (y: number) => {
      const at = (y * info.width + 80) * info.channels;
      return (data[at] ?? 0) > (data[at + 2] ?? 0);
    };
    expect([isRed(20), isRed(140)]).toEqual([true, false]);
  });

  it.each([
    ['text', Buffer.from('<html>no picture</html>')],
    ['an empty file', Buffer.alloc(0)],
    ['a truncated PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('refuses %s', async (_, input) => {
    await expect(encodeImage(input)).rejects.toBeInstanceOf(InvalidImageError);
  });
});
