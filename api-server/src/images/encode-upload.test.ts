import type { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { encodeUpload } from './encode-upload.ts';

const encoders = vi.hoisted((): ChildProcess[] => []);
const logged = vi.hoisted((): unknown[] => []);
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const fork = (...how: Parameters<typeof real.fork>) => {
    const encoder = real.fork(...how);
    encoders.push(encoder);
    logged.push((how.at(-1) as { env?: unknown }).env);
    return encoder;
  };
  return { ...real, fork };
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5532a' } })
    .png()
    .toBuffer();

/** Half a kilobyte of SVG that takes more than an hour to decode. */
const endless = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><filter id="f">${'<feGaussianBlur stdDeviation="90"/><feMorphology operator="dilate" radius="60"/>'.repeat(400)}</filter><rect width="600" height="600" filter="url(#f)"/></svg>`,
);

/** Two kilobytes of SVG that draw a square 100,000 times. */
const levels = Array.from(
  { length: 5 },
  (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}" x="1"/>`.repeat(10)}</g>`,
);
const nestedUses = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><defs><rect id="g0" width="9" height="9"/>${levels.join('')}</defs><use href="#g5"/></svg>`,
);

describe('an uploaded picture', () => {
  it('is decoded by a process without environment variables', async () => {
    await encodeUpload(await picture());
    expect(logged).toEqual([{}]);
  });

  it('is encoded, also concurrently', async () => {
    const input = await picture();
    for (const { files } of await Promise.all([encodeUpload(input), encodeUpload(input)])) {
      expect(files.map(({ ancho, format }) => `${ancho}.${format}`).sort()).toHaveLength(6);
      const { width, format } = await sharp(files[0]?.data).metadata();
      expect([width, format]).toEqual([640, 'heif']);
    }
  });

  it('is refused when it takes too long, and the next one is encoded', async () => {
    const input = await picture();
    const given = expect(encodeUpload(endless, 300)).rejects.toMatchObject({ refusal: 'tooSlow' });
    const next = encodeUpload(input);
    await given;
    expect((await next).files).toHaveLength(6);
  });

  it('does not block another when it is slow, and is not called damaged when its encoder is killed', async () => {
    const given = expect(encodeUpload(endless)).rejects.toMatchObject({ refusal: 'lost' });
    const nested = expect(encodeUpload(nestedUses, 300)).rejects.toMatchObject({ refusal: 'tooSlow' });
    const input = await picture();
    expect((await encodeUpload(input)).files).toHaveLength(6);
    await nested;
    for (const encoder of encoders) encoder.kill('SIGKILL');
    await given;
    await vi.waitFor(() => expect(encoders.filter(({ connected }) => connected)).toEqual([]));
    expect((await encodeUpload(input)).files).toHaveLength(6);
  });

  it.each([
    ['text', Buffer.from('<html>no picture</html>'), 'unreadable'],
    ['an empty file', Buffer.alloc(0), 'unreadable'],
  ])('is refused when it has other content: %s', async (_, input, refusal) => {
    await expect(encodeUpload(input)).rejects.toMatchObject({ name: 'InvalidImageError', refusal });
  });
});
