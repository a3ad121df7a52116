/** Malicious sheets, through upload, queue and preview. */
import { deflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { book, zip } from './testing/hostile-book.ts';
import { csv, importing } from './testing/importing.ts';

let test: TestApp;
let token: string;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
  sheets = importing(test, token);
});
afterAll(() => test.close());

const HEADS = ['Código', 'Nombre', 'Marca', 'Categorías', 'Precio'];

/** Uploads a file and returns the import with its rows. */
async function read(tipo: string, content: string | Uint8Array, name?: string) {
  const importacion = await sheets.read(tipo, content, name);
  expect(['revisada', 'fallida'], JSON.stringify(importacion)).toContain(importacion.estado);
  return { importacion, filas: await sheets.filas(importacion.importacion_id) };
}

const inline = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const ZEROS = deflateRawSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 });
const HALF = deflateRawSync(Buffer.alloc(30 * 1024 * 1024), { level: 9 });
const HEAD_ROW = `<row>${inline('Nombre')}${inline('Precio')}</row>`;

/** Resident memory of this process in bytes. */
const held = () => process.memoryUsage().rss;

describe('a file that unpacks to much data', () => {
  it.each([
    ['one huge file', () => zip(book(HEAD_ROW, '', [{ name: 'xl/media/a.png', packed: ZEROS }]), false)],
    [
      'one huge file with 64-bit sizes',
      () => zip(book(HEAD_ROW, '', [{ name: 'xl/media/a.png', packed: ZEROS }]), true),
    ],
    ['a huge sheet', () => zip(book(`${HEAD_ROW}<row>${inline('a'.repeat(280 * 1024 * 1024))}</row>`), true)],
    [
      'many files',
      () =>
        zip(
          book(
            HEAD_ROW,
            '',
            Array.from({ length: 20 }, (_, at) => ({ name: `xl/${at}.xml`, packed: HALF })),
          ),
          true,
        ),
    ],
    [
      'a text that many cells share',
      () => {
        const cells = Array.from(
          { length: 23_000 },
          (_, at) => `<row><c t="s"><v>0</v></c><c><v>${at}</v></c></row>`,
        );
        return zip(book(`${HEAD_ROW}${cells.join('')}`, `<si><t>${'Ñ'.repeat(30_000)}</t></si>`), false);
      },
    ],
    [
      'an .ods',
      () =>
        zip(
          [
            { name: 'mimetype', packed: deflateRawSync('x') },
            { name: 'content.xml', packed: ZEROS },
          ],
          true,
        ),
    ],
  ])('is refused with a reason, and uses little memory of the API process: %s', async (_, file) => {
    const content = file();
    const before = held();
    const { importacion } = await read('precios', content, 'bomba.xlsx');
    expect(importacion.estado).toBe('fallida');
    expect(importacion.motivo).toMatch(/demasiado grande|demasiado texto/);
    expect(held() - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('fails when distant cells make a huge sheet, and the next file is still read', async () => {
    // Distant cells make a rectangle of billions of cells.
    const rows = Array.from(
      { length: 3000 },
      (_, at) => `<row r="${at * 6 + 2}"><c r="XFD${at * 6 + 2}"><v>1</v></c></row>`,
    );
    const { importacion } = await read('precios', zip(book(`${HEAD_ROW}${rows.join('')}`), false));
    expect(importacion).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringMatching(/demasiado|dañad/),
    });
    const next = await read('precios', 'Nombre;Precio\nNada;1');
    expect(next.importacion.estado).toBe('revisada');
  });

  it('gets short error messages for long cells', async () => {
    const long = 'no es precio '.repeat(400_000);
    const { importacion, filas } = await read(
      'precios',
      csv([
        ['Nombre', 'Precio'],
        ['Nuez', long],
      ]),
    );
    expect(importacion.estado).toBe('revisada');
    expect(JSON.stringify(filas).length).toBeLessThan(1000);
    expect(filas[0]?.errores[0]?.mensaje.length).toBeLessThan(120);
    const many = Array.from({ length: 60 }, (_, at) => `Categoría ${at}`).join(';');
    const row = await read('catalogo', csv([HEADS, ['A1', 'Muchas', 'Sol', many, '1']]));
    expect(row.filas[0]?.errores[0]?.mensaje).toMatch(/hasta 50/);
  });
});

describe('forbidden characters', () => {
  it.each([
    ['NUL', 'Nu\0ez'],
    ['a control character', 'Nu\u0001ez'],
    ['a tab', 'Nu\tez'],
  ])('are an error of their row in a CSV file: %s', async (_, nombre) => {
    const quoted = csv([HEADS, ['A2', 'Buena', 'Sol', 'Secos', '1']]);
    const { importacion, filas } = await read('catalogo', `${quoted}\r\nA3;"${nombre}";Sol;Secos;1`);
    expect(importacion).toMatchObject({ estado: 'revisada', resumen: { nuevo: 1, error: 1 } });
    expect(filas.find(({ efecto }) => efecto === 'error')?.errores).toEqual([
      { campo: 'nombre', mensaje: expect.stringMatching(/carácter que no se admite|un solo renglón/) },
    ]);
  });

  it.each(['_x0000_', '_x0001_', '_x000A_', '_xD800_', '_xFFFF_', '&#1;', '&#xD800;', '\u000b'])(
    'never leave an import unfinished: %s in a cell of a workbook',
    async (odd) => {
      const cells = (texts: string[]) => `<row>${texts.map(inline).join('')}</row>`;
      const sheet = [
        HEADS,
        ['A4', `Nu${odd}ez`, `So${odd}l`, `Se${odd}cos`, `1${odd}`],
        ['A5', 'Otra', 'Sol', 'Secos', '1'],
      ];
      const { importacion, filas } = await read(
        'catalogo',
        zip(book(sheet.map(cells).join('')), false),
        'x.xlsx',
      );
      if (importacion.estado === 'fallida') expect(importacion.motivo).toMatch(/^No pudimos leer/);
      else expect(filas.map(({ efecto }) => efecto)).toContain('nuevo');
      expect(JSON.stringify([importacion, filas])).not.toMatch(/\\u0000|\\u0001|\\ud800/);
    },
  );

  it.each(['a\0b.csv', 'a\u0001\nb.csv', '\ud800.csv', '\u202egnp.csv', '\0', `${'n'.repeat(254)}🥜.csv`])(
    "are removed from a file's name: %j",
    async (name) => {
      const answer = await sheets.upload('precios', `Nombre;Precio\nNada;${Math.random()}`, name);
      expect(answer.status).toBe(201);
      expect(answer.body.archivo).not.toMatch(/\p{Cc}|\p{Cs}|\u202e/u);
      expect(answer.body.archivo.length).toBeGreaterThan(0);
      const begun = await sheets.begin(1, name);
      // A name that becomes empty or is too long is refused.
      expect([201, 400]).toContain(begun.status);
    },
  );

  it('are removed when invisible or lookalike, and create no second brand or category', async () => {
    await read('catalogo', csv([HEADS, ['B1', 'Pasa rubia', 'Tierra', 'Frutas secas', '1']])).then(
      ({ importacion }) => sheets.apply(importacion.importacion_id),
    );
    const odd = ['B1', 'Pa\u200bsa\u00ad rubia', 'Tiеrra', 'Frutas\u00a0\u00a0secas\u2060', '1'];
    const { importacion, filas } = await read('catalogo', csv([HEADS, odd]));
    expect(filas[0]).toMatchObject({ efecto: 'igual' });
    expect(importacion.crea).toEqual({ marcas: [], categorias: [], etiquetas: [] });
    const twice = csv([
      HEADS,
      ['B2', 'Uno más', 'Gemelа', 'Nuevas', '1'],
      ['B3', 'Dos más', 'Gemela', 'Nuevаs', '1'],
    ]);
    const applied = await sheets.apply((await sheets.read('catalogo', twice)).importacion_id);
    expect(applied).toMatchObject({ estado: 'aplicada', hechas: 2 });
    const invisible = await read(
      'catalogo',
      csv([HEADS, ['B4', '\u3164\u200b\u3164', 'Tierra', 'Frutas secas', '1']]),
    );
    expect(invisible.filas[0]).toMatchObject({ efecto: 'error' });
  });
});

it('returns the refused rows as a valid workbook, whatever the cells contain', async () => {
  const rows = [
    ['Nombre', 'Precio'],
    ['=1+1\u0001', 'x'.repeat(40_000)],
    ['Nu\nez', '_x0000_'],
  ];
  const { importacion } = await read('precios', csv(rows));
  const answer = await test.app.inject({
    url: `/api/importaciones/${importacion.importacion_id}/errores`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  const [page] = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets;
  expect(page?.rows).toHaveLength(3);
});
