import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readForm } from './read-form.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a request whose body the test writes itself. */
function sending(headers: Record<string, string> = {}) {
  const raw = Object.assign(new PassThrough(), {
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  return { raw, read: () => readForm(raw as unknown as IncomingMessage) };
}

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="imagen"; filename="${name}"\r\n\r\n${content}\r\n`;

describe('readForm', () => {
  it('returns the parts in the order of sending, also when chunks split a character', async () => {
    const { raw, read } = sending();
    const reading = read();
    const bytes = Buffer.from(`${field('a', 'maní')}${file('ñ.svg', '<svg/>')}${field('b', '🌰')}--x--\r\n`);
    for (const byte of bytes) raw.write(Buffer.from([byte]));
    raw.end();
    const parts = await reading;
    expect(parts.map((part) => part.name)).toEqual(['a', 'imagen', 'b']);
    expect([parts[0]?.value, parts[2]?.value]).toEqual(['maní', '🌰']);
    const [, { value } = { value: '' }] = parts;
    expect(value).toBeInstanceOf(File);
    expect(value).toMatchObject({ name: 'ñ.svg', size: 6, type: 'image/svg+xml' });
  });

  it.each([
    ['of another content type', { 'content-type': 'application/json' }],
    ['without a boundary', { 'content-type': 'multipart/form-data' }],
    ['without a content type', { 'content-type': '' }],
  ])('refuses a form %s', (_, headers) => {
    expect(() => sending(headers).read()).toThrow('Hay datos que no son válidos');
  });

  it.each([
    ['ends too early', field('a', 'b')],
    ['ends in the middle of a file', `${file('a.png', 'x').slice(0, -2)}`],
    ['is not multipart', 'a=b'],
  ])('refuses a form that %s', async (_, text) => {
    const { raw, read } = sending();
    const reading = read();
    raw.end(text);
    await expect(reading).rejects.toMatchObject({ code: 'DATOS_INVALIDOS' });
  });

  it('refuses the form when the client disconnects', async () => {
    const { raw, read } = sending();
    const reading = read();
    raw.write(file('a.png', 'x'));
    raw.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'DATOS_INVALIDOS' });
  });

  it('fails 30 seconds after the last byte, however long the form takes', async () => {
    vi.useFakeTimers();
    const { raw, read } = sending();
    const outcome = vi.fn();
    read().catch(outcome);
    for (let turn = 0; turn < 5; turn += 1) {
      raw.write('--x\r\n');
      await vi.advanceTimersByTimeAsync(29_000);
    }
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1001);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'DATOS_INVALIDOS' }));
  });

  it('refuses a form that is too long, with or without a declared length, and reads the rest', async () => {
    expect(() => sending({ 'content-length': '70000000' }).read()).toThrow('demasiado grande');
    const { raw, read } = sending();
    const reading = read();
    const refused = expect(reading).rejects.toMatchObject({ code: 'ARCHIVO_DEMASIADO_GRANDE' });
    raw.write(file('a.png', '').slice(0, -2));
    const megabyte = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent < 80; sent += 1) {
      if (!raw.write(megabyte)) await new Promise((resolve) => raw.once('drain', resolve));
    }
    raw.end();
    await refused;
    expect(raw.writableNeedDrain).toBe(false);
  });

  it('keeps the head of a third file, and one byte too many of a file that is too large', async () => {
    const { raw, read } = sending();
    const reading = read();
    raw.write(file('1.svg', `<svg>${'x'.repeat(7_000_000)}`));
    raw.write(file('2.svg', '<svg>'));
    raw.write(file('3.svg', `<svg>${'x'.repeat(1_000_000)}`));
    raw.end('--x--\r\n');
    const files = (await reading).map((part) => part.value as File);
    expect(files[0]?.size).toBe(6 * 1024 * 1024 + 1);
    expect(files[2]?.size).toBe(4096);
    expect(files.map((one) => one.type)).toEqual(Array(3).fill('image/svg+xml'));
  });
});
