import { crc32, deflateRawSync } from 'node:zlib';
import { LIMITS } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { readFotos, UnreadableZip } from './unpack.ts';

// jsdom's files have no stream().
Blob.prototype.stream ??= function stream(this: Blob) {
  const start = async (control: ReadableStreamDefaultController) => {
    control.enqueue(new Uint8Array(await this.arrayBuffer()));
    control.close();
  };
  return new ReadableStream({ start });
};

interface Packed {
  name: string | Uint8Array;
  content: Uint8Array;
  /** Overrides of the sizes, checksum and flags in the headers. */
  said?: { size?: number; crc?: number; encrypted?: boolean };
}

/** Builds a zip in the format of common programs, without the flag for UTF-8 names. */
function zip(files: readonly Packed[], name = 'fotos.zip'): File {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, said = {} } of files) {
    const packed = deflateRawSync(content);
    const named = Buffer.from(name as string);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(said.encrypted ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(said.crc ?? crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(said.size ?? content.length, 18);
    head.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), head, named, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), head, rest, named]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return new File(
    [...locals, directory, Buffer.from('504b0506', 'hex'), end].map((part) => new Uint8Array(part)),
    name,
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);
const named = (...names: (string | Uint8Array)[]) =>
  zip(names.map((name) => ({ name, content: bytes('x') })));
const namesIn = async (file: File) => (await readFotos([file])).map(({ nombre }) => nombre);
const readOf = async (file: File) => {
  const [foto] = await readFotos([file]);
  const read = await foto?.read();
  return read instanceof Blob ? read.text() : read;
};

it("lists the user's pictures, without files of the operating system", async () => {
  expect(
    await namesIn(
      named(
        'a.jpg',
        'fotos/',
        'fotos/b.png',
        '__MACOSX/._a.jpg',
        '.DS_Store',
        'fotos/.oculta.jpg',
        'Thumbs.db',
      ),
    ),
  ).toEqual(['a.jpg', 'fotos/b.png']);
});

it('decodes names from macOS and from DOS', async () => {
  expect(await namesIn(named('Ñandú.jpg', Uint8Array.of(0x6d, 0x61, 0x6e, 0xa1, 0x2e, 0x6a)))).toEqual([
    'Ñandú.jpg',
    'maní.j',
  ]);
});

it("reads each file's content in turn", async () => {
  const content = bytes('una foto '.repeat(1000));
  expect(await readOf(zip([{ name: 'a.jpg', content }]))).toBe(new TextDecoder().decode(content));
  expect(await readOf(new File([content], 'sola.jpg'))).toBe(new TextDecoder().decode(content));
});

it.each([
  ['declares a size above the limit for pictures', { said: { size: LIMITS.imagenBytes + 1 } }, 'grande'],
  ['is encrypted', { said: { encrypted: true } }, 'danada'],
  ['is damaged', { said: { crc: 1 } }, 'danada'],
])('reports a file that %s', async (_, { said }, falla) => {
  expect(await readOf(zip([{ name: 'a.jpg', content: bytes('x'), said }]))).toBe(falla);
});

it('stops at the maximum picture size, whatever the header says', async () => {
  const bomb = new Uint8Array(200 * 1024 * 1024);
  const read = await readOf(zip([{ name: 'a.jpg', content: bomb, said: { size: 1000 } }]));
  expect(['grande', 'danada']).toContain(read);
  expect(await readOf(new File([new Uint8Array(LIMITS.imagenBytes + 1)], 'sola.jpg'))).toBe('grande');
});

it('stops counting at the limit', async () => {
  const many = Array.from({ length: LIMITS.fotosPerImportacion + 50 }, (_, i) => `${i}.jpg`);
  expect(await namesIn(named(...many))).toHaveLength(LIMITS.fotosPerImportacion + 1);
});

it('reports a file that is not a zip', async () => {
  for (const content of ['', 'hola', 'PK'.repeat(100)]) {
    await expect(readFotos([new File([content], 'x.zip')])).rejects.toThrow(UnreadableZip);
  }
});
