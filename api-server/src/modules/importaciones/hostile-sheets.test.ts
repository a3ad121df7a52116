/** Sheets that programs damage, and sheets that are made to do harm, through upload, queue and preview. */
import { deflateRawSync } from 'node:zlib';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { csv, importing, xlsx } from './testing/importing.ts';

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
const EXCEL = /^Excel cambió este valor: dale formato de texto/;

/** What is wrong with each row, and what it is called. */
async function read(tipo: string, content: string | Uint8Array, name?: string) {
  const importacion = await sheets.read(tipo, content, name);
  expect(['revisada', 'fallida'], JSON.stringify(importacion)).toContain(importacion.estado);
  return { importacion, filas: await sheets.filas(importacion.importacion_id) };
}

/** A zip of these files, as deflated, with the places of its list in the 64-bit fields or not. */
function zip(files: readonly { name: string; packed: Buffer }[], is64: boolean): Uint8Array {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, packed } of files) {
    const [title, local, entry] = [Buffer.from(name), Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(title.length, 26);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt16LE(title.length, 28);
    const extra = Buffer.alloc(is64 ? 28 : 0);
    if (is64) {
      for (const field of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, field);
      entry.writeUInt16LE(extra.length, 30);
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      extra.writeBigUInt64LE(1000n, 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
      extra.writeBigUInt64LE(BigInt(at), 20);
    } else {
      entry.writeUInt32LE(packed.length, 20);
      entry.writeUInt32LE(at, 42);
    }
    parts.push(local, title, packed);
    list.push(entry, title, extra);
    at += local.length + title.length + packed.length;
  }
  const size = Buffer.concat(list).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  if (!is64) {
    end.writeUInt16LE(files.length, 10);
    end.writeUInt32LE(size, 12);
    end.writeUInt32LE(at, 16);
    return new Uint8Array(Buffer.concat([...parts, ...list, end]));
  }
  // No entries and no place, as far as the plain end record says.
  end.writeUInt32LE(0xffffffff, 16);
  const [end64, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(BigInt(files.length), 32);
  end64.writeBigUInt64LE(BigInt(size), 40);
  end64.writeBigUInt64LE(BigInt(at), 48);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  return new Uint8Array(Buffer.concat([...parts, ...list, end64, locator, end]));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A book of one sheet, as XML, deflated. */
function book(sheet: string, strings = '', more: readonly { name: string; packed: Buffer }[] = []) {
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${strings}</sst>`,
  };
  const packed = Object.entries(files).map(([name, text]) => ({
    name,
    packed: deflateRawSync(text, { level: 9 }),
  }));
  return [...packed, ...more];
}

const inline = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const ZEROS = deflateRawSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 });
const HALF = deflateRawSync(Buffer.alloc(30 * 1024 * 1024), { level: 9 });
const HEAD_ROW = `<row>${inline('Nombre')}${inline('Precio')}</row>`;

/** Bytes that this process holds outside V8's heap and within. */
const held = () => process.memoryUsage().rss;

describe('what unpacks to much', () => {
  it.each([
    ['one file', () => zip(book(HEAD_ROW, '', [{ name: 'xl/media/a.png', packed: ZEROS }]), false)],
    [
      'one file with 64-bit fields',
      () => zip(book(HEAD_ROW, '', [{ name: 'xl/media/a.png', packed: ZEROS }]), true),
    ],
    [
      'the sheet itself',
      () => zip(book(`${HEAD_ROW}<row>${inline('a'.repeat(280 * 1024 * 1024))}</row>`), true),
    ],
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
  ])('is refused with a sentence, and this process holds none of it: %s', async (_, file) => {
    const content = file();
    const before = held();
    const { importacion } = await read('precios', content, 'bomba.xlsx');
    expect(importacion.estado).toBe('fallida');
    expect(importacion.motivo).toMatch(/demasiado grande|demasiado texto/);
    expect(held() - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('is ended by the memory of its process where its size is told nowhere', async () => {
    // A million cells that are far apart make a rectangle of billions.
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

  it('keeps what is told of a cell short', async () => {
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

describe('characters that no text may have', () => {
  it.each([
    ['NUL', 'Nu\0ez'],
    ['a control character', 'Nu\u0001ez'],
    ['a line feed', 'Nu\nez'],
    ['a tab', 'Nu\tez'],
  ])('are an error of their row in a text: %s', async (_, nombre) => {
    const quoted = csv([HEADS, ['A2', 'Buena', 'Sol', 'Secos', '1']]);
    const { importacion, filas } = await read('catalogo', `${quoted}\r\nA3;"${nombre}";Sol;Secos;1`);
    expect(importacion).toMatchObject({ estado: 'revisada', resumen: { nuevo: 1, error: 1 } });
    expect(filas.find(({ efecto }) => efecto === 'error')?.errores).toEqual([
      { campo: 'nombre', mensaje: expect.stringMatching(/carácter que no se admite|un solo renglón/) },
    ]);
  });

  it.each(['_x0000_', '_x0001_', '_x000A_', '_xD800_', '_xFFFF_', '&#1;', '&#xD800;', '\u000b'])(
    'never leave an import in the middle: %s in a cell of a book',
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
    'in the name of a file are left out: %j',
    async (name) => {
      const answer = await sheets.upload('precios', `Nombre;Precio\nNada;${Math.random()}`, name);
      expect(answer.status).toBe(201);
      expect(answer.body.archivo).not.toMatch(/\p{Cc}|\p{Cs}|\u202e/u);
      expect(answer.body.archivo.length).toBeGreaterThan(0);
      const begun = await sheets.begin(1, name);
      // A name of which nothing is left, or too long a one, is refused with a sentence.
      expect([201, 400]).toContain(begun.status);
    },
  );

  it('that nobody sees are removed, and make no other brand or category', async () => {
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

describe('what Excel changes', () => {
  it('is shown as the sheet shows it, by the format of its digits', async () => {
    await makeProduct(test, { nombre: 'Con ceros', codigo: '000011' });
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Lista',
          rows: [
            ['Código', 'Precio'],
            [11, 77],
            [20304050607, 5],
          ],
          cells: new Map([
            ['1,0', { value: 11, style: { numFmt: '000000' } }],
            ['1,1', { value: 77, style: { numFmt: '#,##0.00' } }],
            ['2,0', { value: 20304050607, style: { numFmt: '00\\-00000000\\-0' } }],
          ]),
        },
      ],
    });
    const { filas } = await read('precios', file);
    expect(filas[0]).toMatchObject({ nombre: 'Con ceros', efecto: 'cambia' });
    await makeProduct(test, { nombre: 'Con guiones', codigo: '20-30405060-7' });
    const again = await read('precios', file);
    expect(again.filas[1]).toMatchObject({ nombre: 'Con guiones', efecto: 'cambia' });
  });

  it.each([
    ['2,03E+10', 'codigo'],
    ['2.03E+10', 'codigo'],
    ['7,79001E+12', 'codigo'],
    ['05/03/2026', 'codigo'],
    ['5-mar', 'codigo'],
    ['mar-26', 'codigo'],
    ['05-mar-26', 'codigo'],
  ])('is refused as a code in a text: %s', async (codigo, campo) => {
    const { filas } = await read(
      'precios',
      csv([
        ['Código', 'Precio'],
        [codigo, '5'],
      ]),
    );
    expect(filas[0]?.errores).toContainEqual({ campo, mensaje: expect.stringMatching(EXCEL) });
  });

  it.each([
    ['a date', new Date('2026-03-05')],
    ['more digits than are kept', Number('7790010001234567890')],
    ['an exponent', 1e21],
  ])('is refused as a code in a book: %s', async (_, codigo) => {
    const { filas } = await read(
      'precios',
      await xlsx([
        ['Código', 'Precio'],
        [codigo, 5],
      ]),
    );
    expect(filas[0]?.errores).toContainEqual({ campo: 'codigo', mensaje: expect.stringMatching(EXCEL) });
  });

  it.each([
    ['20-34567891-2', true],
    ['20 34567891 2', true],
    ['20.34567891.2', true],
    ['20-34.567.891-2', true],
    ['20‑34567891‑2', true],
    ['20345678912', true],
    ['2,03456789E+10', false],
    ['20345678912,0', false],
    ['20-34567891-2 bis', false],
    ['CUIT 20345678912', false],
    ['2034567891O2', false],
    ['2-0345678-912', false],
    ['20/34567891/2', false],
  ])('never makes a CUIT of %s by leaving characters out', async (cuit, taken) => {
    const row = ['Ana', 'Sol', cuit, 'Kiosco', '2477 400000', 'Calle 1', 'nadie@ejemplo.test'];
    const heads = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal', 'Correo'];
    const { filas } = await read('clientes', csv([heads, row]));
    expect(filas[0]?.efecto).toBe(taken ? 'nuevo' : 'error');
    if (!taken) expect(filas[0]?.errores[0]?.campo).toBe('dni');
  });
});

describe('other sheets and headings', () => {
  const sheetsOf = (pages: Record<string, (string | number)[][]>) =>
    writeXlsx({ sheets: Object.entries(pages).map(([name, rows]) => ({ name, rows })) });

  it('reads the sheet whose headings are known, and says which it did not', async () => {
    await makeProduct(test, { nombre: 'De la hoja' });
    const { importacion, filas } = await read(
      'precios',
      await sheetsOf({
        Portada: [['Distribuidora Sol'], ['Lista de precios'], ['Nombre de quien atiende: Eva']],
        Precios: [
          ['Artículo', 'P. Unit.'],
          ['De la hoja', 12],
        ],
        Ofertas: [['Nombre'], ['Otra cosa']],
        Vacía: [],
      }),
    );
    expect(importacion).toMatchObject({ hoja: 'Precios', hojas_sin_leer: ['Portada', 'Ofertas'] });
    expect(filas).toMatchObject([{ nombre: 'De la hoja', efecto: 'cambia' }]);
  });

  it.each([
    'Precio público',
    'Precio al Público',
    'Precio c/IVA',
    'PRECIO C/ I.V.A.',
    'P. Unit.',
    'P.Unitario',
    'Precio Venta',
    'P.V.P.',
    'Precio Lista',
    'Precio (ARS)',
  ])('takes «%s» for the price', async (titulo) => {
    const { importacion } = await read(
      'precios',
      csv([
        ['Descripción', titulo],
        ['Nada', '1'],
      ]),
    );
    expect(importacion.columnas).toEqual([
      { titulo: 'Descripción', campo: 'nombre' },
      { titulo, campo: 'precio' },
    ]);
  });

  it('takes a description for the name of what is new alone, where no column says the name', async () => {
    await makeProduct(test, { nombre: 'Nombre de acá', codigo: 'D-1' });
    const rows = [
      ['Código', 'Descripción', 'Marca', 'Rubro', 'Precio'],
      ['D-1', 'Lo llaman así', '', '', '9'],
      ['D-2', 'Avena gruesa', 'Sol', 'Secos', '9'],
    ];
    const { filas } = await read('catalogo', csv(rows));
    expect(
      filas.map(({ nombre, efecto, cambios }) => [
        nombre,
        efecto,
        cambios.some(({ campo }) => campo === 'nombre'),
      ]),
    ).toEqual([
      ['Lo llaman así', 'cambia', false],
      ['Avena gruesa', 'nuevo', false],
    ]);
  });

  it('says once which columns are missing, not in each row', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => [`Nuevo ${at}`, 'Sol', '10']);
    const { importacion } = await read('catalogo', csv([['Nombre', 'Marca', 'Costo'], ...rows]));
    expect(importacion).toMatchObject({ estado: 'fallida', faltan: ['Categorías', 'Precio'] });
    expect(importacion.motivo).toMatch(/columnas para «Categorías», «Precio»/);
  });

  it('leaves the numbers of another system in «ID» alone', async () => {
    await makeProduct(test, { nombre: 'Con otro ID' });
    const { importacion, filas } = await read(
      'precios',
      csv([
        ['ID', 'Nombre', 'Precio'],
        ['4711', 'Con otro ID', '8'],
      ]),
    );
    expect(importacion.columnas[0]).toEqual({ titulo: 'ID', campo: null });
    expect(filas[0]).toMatchObject({ efecto: 'cambia' });
  });
});

describe('a code that no product has', () => {
  it('never takes over the product of that name, and the right row stands', async () => {
    await makeProduct(test, { nombre: 'Almendra repetida', codigo: 'ALM-1', precio: 10_000 });
    const rows = [
      HEADS,
      ['ALM-9', 'Almendra repetida', '', '', '900'],
      ['ALM-1', 'Almendra repetida', '', '', '200'],
    ];
    for (const tipo of ['catalogo', 'precios']) {
      const { filas } = await read(tipo, csv(rows));
      expect(filas.map(({ efecto }) => efecto)).toEqual(['error', 'cambia']);
      expect(filas[0]?.errores).toContainEqual({
        campo: 'codigo',
        mensaje:
          'Ningún producto tiene el código ALM-9, y «Almendra repetida» tiene el código ALM-1. Si es ese, corrige el código; si es otro, cámbiale el nombre.',
      });
    }
  });

  it('is given to the product of that name that has none', async () => {
    await makeProduct(test, { nombre: 'Sin código aún' });
    const { filas } = await read(
      'catalogo',
      csv([
        ['Código', 'Nombre'],
        ['SC-1', 'Sin código aún'],
      ]),
    );
    expect(filas[0]).toMatchObject({ efecto: 'cambia', cambios: [{ campo: 'codigo', despues: 'SC-1' }] });
  });
});

describe('the same file again', () => {
  it('is looked at anew, and a preview that is no longer true is not applied', async () => {
    const product = await makeProduct(test, { nombre: 'Otra vez', precio: 10_000 });
    const content = csv([
      ['Nombre', 'Precio'],
      ['Otra vez', '300'],
    ]);
    const first = await sheets.read('precios', content);
    expect(first.resumen).toMatchObject({ cambia: 1 });
    await sheets.apply(
      (
        await sheets.read(
          'precios',
          csv([
            ['Nombre', 'Precio'],
            ['Otra vez', '250'],
          ]),
        )
      ).importacion_id,
    );
    const again = await sheets.read('precios', content);
    expect(again.importacion_id).toBe(first.importacion_id);
    expect(again.vista_previa).not.toBe(first.vista_previa);
    const [fila] = await sheets.filas(again.importacion_id);
    expect(fila?.cambios).toEqual([{ campo: 'precio', antes: '$ 250,00', despues: '$ 300,00' }]);
    const old = await sheets.act(again.importacion_id, 'aplicar', {
      invitacion: false,
      vista_previa: first.vista_previa,
    });
    expect([old.status, old.body.code]).toEqual([409, 'VISTA_PREVIA_VENCIDA']);
    const none = await sheets.act(again.importacion_id, 'aplicar', { invitacion: false, vista_previa: null });
    expect(none.status).toBe(409);
    expect(await sheets.apply(again.importacion_id)).toMatchObject({
      estado: 'aplicada',
      hechas: 1,
      salteadas: 0,
    });
    expect(product.producto_id).toBe(fila?.objeto_id);
  });

  it('keeps its preview where nothing changed', async () => {
    await makeProduct(test, { nombre: 'Sin novedad', precio: 10_000 });
    const content = csv([
      ['Nombre', 'Precio'],
      ['Sin novedad', '301'],
    ]);
    const first = await sheets.read('precios', content);
    expect((await sheets.read('precios', content)).vista_previa).toBe(first.vista_previa);
  });
});

it('gives the wrong rows back as a book that opens, whatever they hold', async () => {
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
