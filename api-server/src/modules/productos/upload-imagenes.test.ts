import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imagenes } from '../../db/schema/catalogo.ts';
import { fileOf, pictureOfSize, sheet } from '../../testing/forms.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { productForms } from './testing/productos-fixture.ts';

const MAX = 6 * 1024 * 1024;
const FORMAT = 'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.';
const UNREADABLE = 'No pudimos leer la imagen. Puede estar dañada; prueba con otra.';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
});
afterAll(() => test.close());

/** Uploads the file, and returns a function that reads pixels of the smallest width. */
async function shown(file: File) {
  const { status, body } = await forms.create({ imagenes: [file] });
  expect(status, JSON.stringify(body)).toBe(201);
  const url = body.imagenes[0]?.url.replace('640.webp', '160.webp');
  const { rawPayload } = await test.app.inject({ url: url ?? '' });
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

async function refusal(...files: File[]) {
  const before = [(await forms.stored()).length, await test.database.db.$count(imagenes)];
  const answer = await forms.create({ imagenes: files });
  expect([answer.status, answer.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
  expect([(await forms.stored()).length, await test.database.db.$count(imagenes)]).toEqual(before);
  return forms.wrong(answer);
}

/** Returns a PNG whose header claims so many pixels per side. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

describe('sizes and numbers', () => {
  it('accepts two files of exactly 6 MB, and refuses one byte more [P5.6 P9.8]', async () => {
    const full = await pictureOfSize(MAX);
    expect((await forms.create({ imagenes: [full, full] })).status).toBe(201);
    expect(await refusal(full, await pictureOfSize(MAX + 1))).toEqual({
      'imagenes.1': 'Cada archivo debe ser menor de 6MB.',
    });
    expect(await refusal(await pictureOfSize(3 * MAX))).toEqual({
      'imagenes.0': 'Cada archivo debe ser menor de 6MB.',
    });
  });

  it('refuses a third file of any size', async () => {
    const { picture } = forms;
    const many = { imagenes: 'Solo puedes subir un máximo de 2 imágenes.' };
    expect(await refusal(picture, picture, picture)).toEqual(many);
    expect(await refusal(picture, picture, await pictureOfSize(MAX))).toEqual(many);
    expect(await refusal(...Array(30).fill(picture))).toEqual(many);
  });

  it('ignores an empty file input', async () => {
    const nothing = fileOf('', '', 'application/octet-stream');
    expect(await refusal(nothing)).toEqual({ imagenes: 'Debes subir al menos una imagen.' });
    expect(Object.keys(await refusal(fileOf('', 'vacio.png')))).toEqual(['imagenes.0']);
    expect((await forms.create({ imagenes: [nothing, forms.picture, forms.picture] })).status).toBe(201);
  });

  it('answers 413 to a body of 65 MB', async () => {
    const answer = await forms.create({ imagenes: [await pictureOfSize(65 * 1024 * 1024)] });
    expect([answer.status, answer.body.code]).toEqual([413, 'ARCHIVO_DEMASIADO_GRANDE']);
  });

  it('answers 503 to uploads above its capacity, and accepts uploads again afterwards', async () => {
    const { picture } = forms;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => forms.create({ imagenes: [picture] })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    expect((await forms.create()).status).toBe(201);
  });
});

describe('contents', () => {
  it.each([
    ['a page called .png', '<html><script>alert(1)</script></html>', 'foto.png'],
    ['a page that holds an SVG', '<!DOCTYPE html><body><svg></svg>', 'foto.svg'],
    ['a PDF', '%PDF-1.7 ...', 'foto.jpg'],
    ['text', 'hola', 'foto.webp'],
  ])('refuses %s', async (_, content, name) => {
    expect(await refusal(fileOf(content, name))).toEqual({ 'imagenes.0': FORMAT });
  });

  it('refuses other image formats', async () => {
    for (const other of [await sheet().gif().toBuffer(), await sheet().tiff().toBuffer()]) {
      expect(await refusal(forms.picture, fileOf(other))).toEqual({ 'imagenes.1': FORMAT });
    }
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'accepts %s with any file name [P5.6]',
    async (format) => {
      const pixel = await shown(fileOf(await sheet('#b5532a')[format]().toBuffer(), 'a.txt', 'text/plain'));
      const [red = 0, green = 0, blue = 0, alpha] = pixel(80, 80);
      expect(alpha).toBe(255);
      expect([red, green, blue].map((value, i) => Math.abs(value - ([181, 83, 42][i] ?? 0)) < 12)).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  it('refuses damaged files, and stores nothing of the other file', async () => {
    const whole = await sheet('#b5532a', 400, 400).jpeg().toBuffer();
    const cut = fileOf(whole.subarray(0, whole.length / 2), 'cortada.jpg');
    expect(await refusal(forms.picture, cut)).toEqual({ 'imagenes.1': UNREADABLE });
    expect(await refusal(fileOf(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')))).toEqual({
      'imagenes.0': UNREADABLE,
    });
    expect(await refusal(fileOf('<svg xmlns="http://www.w3.org/2000/svg"><rect', 'rota.svg'))).toEqual({
      'imagenes.0': UNREADABLE,
    });
  });

  it('refuses a small file with too many pixels', async () => {
    const bomb = hugePng(30_000);
    expect(bomb.length).toBeLessThan(200);
    expect(await refusal(fileOf(bomb))).toEqual({
      'imagenes.0': 'La imagen tiene demasiados píxeles. Redúcela e intenta de nuevo.',
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>';
    expect(Object.keys(await refusal(fileOf(svg, 'enorme.svg')))).toEqual(['imagenes.0']);
  });

  it('uses the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => sheet(colour, 40, 40).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const [red = 0, , blue = 255] = (await shown(fileOf(moving)))(80, 80);
    expect([red > 240, blue < 15]).toEqual([true, true]);
  });

  it('converts CMYK colours for the screen, and keeps grey as grey', async () => {
    const print = await sheet('#00ff00', 40, 40).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const [red = 255, green = 0, blue = 255] = (await shown(fileOf(print)))(80, 80);
    expect(green).toBeGreaterThan(Math.max(red, blue));
    const grey = await sheet('#777777', 40, 40).greyscale().png().toBuffer();
    const [one = 0, other = 0] = (await shown(fileOf(grey)))(80, 80);
    expect(Math.abs(one - 0x77) < 8 && Math.abs(one - other) < 4).toBe(true);
  });

  it('keeps transparency', async () => {
    const half = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: await sheet('#b5532a', 20, 40).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const pixel = await shown(fileOf(half));
    expect([pixel(20, 80)[3], pixel(140, 80)[3]]).toEqual([255, 0]);
  });

  it('renders an SVG without running scripts or fetching, and never serves the SVG', async () => {
    const asked: unknown[] = [];
    const server = createServer((incoming, response) => {
      asked.push(incoming.url);
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const svg = `<?xml version="1.0"?><!DOCTYPE svg SYSTEM "${outside}/dtd">
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">
        <script href="${outside}/script">fetch('${outside}/run')</script>
        <style>@import url("${outside}/style"); rect { fill: #ff0000 }</style>
        <rect width="40" height="40" onload="fetch('${outside}/load')"/>
        <image href="${outside}/image.png" width="40" height="40"/>
        <image xlink:href="file:///etc/hostname" width="40" height="40"/>
        <use href="${outside}/use#a"/><foreignObject><iframe src="${outside}/frame"/></foreignObject></svg>`;
      const pixel = await shown(fileOf(svg, 'dibujo.svg', 'image/svg+xml'));
      const [red = 0, green = 255] = pixel(80, 80);
      expect([red > 240, green < 15]).toEqual([true, true]);
      expect(asked).toEqual([]);
      for (const id of await forms.stored()) {
        expect((await test.app.inject({ url: `/api/imagenes/${id}/640.svg` })).statusCode).toBe(404);
      }
    } finally {
      server.close();
    }
  });

  it('refuses an SVG with nested entities', async () => {
    const entities = Array.from(
      { length: 10 },
      (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
    ).join('');
    const laughs = `<!DOCTYPE svg [<!ENTITY e0 "ja">${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e10;</text></svg>`;
    expect(await refusal(fileOf(laughs, 'risas.svg'))).toEqual({ 'imagenes.0': FORMAT });
  });
});

describe('an upload over the wire', () => {
  let port: number;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });

  const begin = (token: string) =>
    request({
      port,
      method: 'POST',
      path: '/api/productos',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
  const head = '--x\r\ncontent-disposition: form-data; name="imagenes"; filename="a.png"\r\n\r\n';

  it('leaves nothing when it is aborted, and frees its capacity', async () => {
    const before = [(await forms.stored()).length, await test.database.db.$count(imagenes)];
    for (let turn = 0; turn < 20; turn += 1) {
      const upload = begin(forms.token);
      upload.on('error', () => undefined);
      upload.write(head + 'x'.repeat(100_000));
      await once(upload, 'socket');
      upload.destroy();
    }
    await vi.waitFor(async () => expect((await forms.create({ nombre: '' })).status).toBe(400));
    expect([(await forms.stored()).length, await test.database.db.$count(imagenes)]).toEqual(before);
  });

  it('gets the refusal while it is still sending', async () => {
    const statusOf = async (token: string, body: string) => {
      const upload = begin(token);
      upload.on('error', () => undefined);
      upload.write(body);
      upload.end('x'.repeat(3_000_000));
      const [response] = await once(upload, 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf('nobody', head)).toBe(401);
    expect(await statusOf(forms.token, head)).toBe(400);
    expect(await statusOf(forms.token, 'nonsense')).toBe(400);
  });

  it('accepts a file of 6 MB from fetch', async () => {
    const body = new FormData();
    body.append('nombre', 'x');
    body.append('imagenes', await pictureOfSize(MAX));
    const answer = await fetch(`http://127.0.0.1:${port}/api/productos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${forms.token}` },
      body,
    });
    expect(answer.status).toBe(400);
    const { details } = (await answer.json()) as { details: { field: string }[] };
    expect(details.map((one) => one.field)).not.toContain('imagenes.0');
  });
});
