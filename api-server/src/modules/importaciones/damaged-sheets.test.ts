/** Sheets as programs damage them and as others head them, and the same file again, through upload, queue and preview. */
import { utils, write } from '@e965/xlsx';
import { LIMITS } from 'api-client/contract/limits';
import { writeXlsx } from 'hucre/xlsx';
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
    ['a number with decimals', 10.5],
    ['a negative number', -5],
    ['a truth value', true],
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

  /** A sheet whose cell in `column` of the only row has a value and a number format. */
  const formatted = (value: number, numFmt: string, column: 'codigo' | 'precio') => {
    const row =
      column === 'codigo'
        ? [value, 'Con formato', 'Puna', 'Granos', 5]
        : ['F1', 'Con formato', 'Puna', 'Granos', value];
    const place = column === 'codigo' ? '1,0' : '1,4';
    const cells = new Map([[place, { value, style: { numFmt } }]]);
    return writeXlsx({ sheets: [{ name: 'Lista', rows: [HEADS, row], cells }] });
  };

  it.each([
    [13, '000000', '000013'],
    [1234, '"ART-"0000', 'ART-1234'],
    [7, '"P"000', 'P007'],
    [7, '\\A00', 'A07'],
    [12, '"A.B-"000', 'A.B-012'],
    [123456, '[Red]00-0000', '12-3456'],
    [1234, '#,##0', '1234'],
    [1234, '0', '1234'],
    [1234, 'General', '1234'],
    [1234, '0 "u."', '1234'],
  ])('shows a code %d in the format %s as %s', async (value, numFmt, codigo) => {
    const { filas } = await read('catalogo', await formatted(value, numFmt, 'codigo'));
    expect(filas[0]?.errores).toEqual([]);
    expect(filas[0]?.cambios).toContainEqual({ campo: 'codigo', antes: null, despues: codigo });
  });

  it.each([
    ['[$USD] #,##0', 5600],
    ['[$USD-409]\\ #,##0.00', 5600],
    ['[$€-2] #,##0', 5600],
    ['#,##0.00\\ [$€-C0A]', 5600.5],
    ['"U$S" #,##0', 5600],
    ['"USD "0.00', 5600],
    ['€ 0.00', 5600],
    ['0%', 0.5],
    ['0.00%', 0.21],
  ])('refuses a price in the format %s, which is no amount in pesos', async (numFmt, value) => {
    const { filas } = await read('catalogo', await formatted(value, numFmt, 'precio'));
    expect(filas[0]?.errores.map(({ campo }) => campo)).toEqual(['precio']);
  });

  it.each([
    ['"ARS" #,##0', '$ 5.600,00'],
    ['[$$-2C0A] #,##0.00', '$ 5.600,00'],
    ['[$ARS] #,##0.00', '$ 5.600,00'],
    ['"$"#,##0.00_);[Red]\\("$"#,##0.00\\)', '$ 5.600,00'],
    ['_-"$"\\ * #,##0.00_-', '$ 5.600,00'],
    ['"$ "0', '$ 5.600,00'],
    ['0.00E+00', '$ 5.600,00'],
  ])('reads a price in the format %s as %s', async (numFmt, despues) => {
    const { filas } = await read('catalogo', await formatted(5600, numFmt, 'precio'));
    expect(filas[0]?.errores).toEqual([]);
    expect(filas[0]?.cambios).toContainEqual({ campo: 'precio', antes: null, despues });
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
    ['CUIT 20345678912', true],
    ['DNI 20345678912', false],
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

describe('what a cell says', () => {
  it('of stock: a quantity above zero or a word', async () => {
    const said = [
      ['0', 'No'],
      ['0,0', 'No'],
      ['-3', 'No'],
      ['0,5', 'Sí'],
      ['1', 'Sí'],
      ['12,345', 'Sí'],
      ['12 kg', 'Sí'],
      ['sin stock', 'No'],
      ['Agotado', 'No'],
      ['hay', 'Sí'],
      ['Con stock', 'Sí'],
      ['x', 'Sí'],
      ['NO', 'No'],
      ['quizás', undefined],
      ['', undefined],
    ] as const;
    const rows = said.map(([stock], at) => [`S${at}`, `Con stock ${at}`, 'Puna', 'Granos', '5', stock]);
    const { filas } = await read('catalogo', csv([[...HEADS, 'Stock'], ...rows]));
    const found = filas.map(({ cambios }) => cambios.find(({ campo }) => campo === 'disponible')?.despues);
    expect(found.map((despues, at) => [said[at]?.[0], despues])).toEqual(said.map((row) => [...row]));
    expect(filas.filter(({ errores }) => errores.length > 0).map(({ errores }) => errores)).toEqual([
      [{ campo: 'disponible', mensaje: 'Escribe Sí o No.' }],
    ]);
  });

  it.each(['#N/A', '#N/D', '#REF!', '#¡VALOR!', '#DIV/0!', '#¿NOMBRE?'])(
    'is refused where its formula fails: %s',
    async (cell) => {
      const { filas } = await read('catalogo', csv([HEADS, ['F1', cell, 'Puna', 'Granos', '5']]));
      expect(filas[0]?.errores).toEqual([
        { campo: 'nombre', mensaje: 'La celda tiene un error de la planilla: corrige su fórmula.' },
      ]);
    },
  );

  it('is a date in a text: refused for a name, never written as another text', async () => {
    const { filas } = await read(
      'catalogo',
      await xlsx([HEADS, ['F2', new Date('2026-03-05'), 'Puna', 'Granos', 5]]),
    );
    expect(filas[0]?.errores).toEqual([{ campo: 'nombre', mensaje: expect.stringMatching(EXCEL) }]);
  });

  it('names as many categories as a product may have, and no more', async () => {
    const names = Array.from({ length: LIMITS.filtrosPerProducto + 1 }, (_, at) => `Rubro ${at}`);
    const rows = [names.slice(1), names].map((some, at) => [
      `K${at}`,
      `Con rubros ${at}`,
      'Puna',
      some.join(';'),
      '5',
    ]);
    const { filas } = await read('catalogo', csv([HEADS, ...rows]));
    expect(filas.map(({ errores }) => errores)).toEqual([
      [],
      [{ campo: 'categorias', mensaje: `Puede llevar hasta ${LIMITS.filtrosPerProducto}.` }],
    ]);
  });

  it.each([
    ['20-34567891-2 bis', 'El CUIT lleva 11 números, solos o como 20-12345678-9.'],
    ['20-3456789-2', 'El DNI debe tener entre 11 dígitos.'],
    ['20-345678912-2', 'El DNI debe tener entre 11 dígitos.'],
  ])('of the CUIT %s what is wrong with it', async (cuit, mensaje) => {
    const heads = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal', 'Correo'];
    const row = ['Ana', 'Sol', cuit, 'Kiosco', '2477 400000', 'Calle 1', 'nadie@ejemplo.test'];
    const { filas } = await read('clientes', csv([heads, row]));
    expect(filas[0]?.errores).toEqual([{ campo: 'dni', mensaje }]);
  });

  it('keeps the name of a person as it is written', async () => {
    const heads = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal', 'Correo'];
    const row = ['McAna', 'Sol', '20-34567891-2', 'Kiosco', '2477 400000', 'Calle 1', 'mcana@ejemplo.test'];
    const { filas } = await read('clientes', csv([heads, row]));
    expect(filas[0]?.cambios).toContainEqual({ campo: 'nombre', antes: null, despues: 'McAna' });
  });
});

describe('an old file', () => {
  const ROWS = [
    HEADS,
    [13, 'Con ceros', 'Puna', 'Granos', 5600.5],
    [],
    ['000014', 'Con texto', 'Puna', 'Granos', 7],
  ];
  const old = (bookType: 'biff8' | 'biff5' | 'xlml', numFmt: string): Buffer => {
    const heads = HEADS.map((head) =>
      bookType === 'biff5' ? head.replaceAll('ó', '~').replaceAll('í', 'i') : head,
    );
    const sheet = utils.aoa_to_sheet([heads, ...ROWS.slice(1)]);
    sheet.A2.z = numFmt;
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Lista de precios']]), 'Tapa');
    utils.book_append_sheet(book, sheet, 'Precios');
    const file: Buffer = write(book, { type: 'buffer', bookType });
    // The library writes no accents into Excel 95's files: put the 'ó' of the code page there.
    return bookType === 'biff5' ? Buffer.from(file.map((byte) => (byte === 0x7e ? 0xf3 : byte))) : file;
  };

  it.each([
    ['biff8', '000000', '000013'],
    ['biff8', '"ART-"000', 'ART-013'],
    ['biff5', '000000', '000013'],
    ['xlml', '000000', '000013'],
  ] as const)(
    'in %s with the format %s gives the code %s, past its empty row',
    async (type, numFmt, codigo) => {
      const { importacion, filas } = await read('catalogo', old(type, numFmt), 'lista.xls');
      expect(importacion).toMatchObject({ hoja: 'Precios', hojas_sin_leer: ['Tapa'] });
      const codes = filas.map(({ cambios }) => cambios.find(({ campo }) => campo === 'codigo')?.despues);
      expect(codes).toEqual([codigo, '000014']);
      expect(filas[0]?.cambios).toContainEqual({ campo: 'precio', antes: null, despues: '$ 5.600,50' });
    },
  );

  it('refuses a price in dollars', async () => {
    const sheet = utils.aoa_to_sheet([HEADS, ['X1', 'En dólares', 'Puna', 'Granos', 56]]);
    sheet.E2.z = '"USD" 0.00';
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Precios');
    const file: Buffer = write(book, { type: 'buffer', bookType: 'biff8' });
    const { filas } = await read('catalogo', file, 'lista.xls');
    expect(filas[0]?.errores.map(({ campo }) => campo)).toEqual(['precio']);
  });

  it('that is a page named .xls is read as its table shows it', async () => {
    const cells = (row: readonly string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const rows = [HEADS, ['000021', 'Ñandú &amp; miel', 'Puna', 'Granos', '1.200,50']];
    const page = `<html><head><meta charset="utf-8"></head><body><table>${rows.map(cells).join('')}</table></body></html>`;
    const { filas } = await read('catalogo', new TextEncoder().encode(page), 'lista.xls');
    expect(filas[0]).toMatchObject({ nombre: 'Ñandú & miel', errores: [] });
    expect(filas[0]?.cambios).toContainEqual({ campo: 'precio', antes: null, despues: '$ 1.200,50' });
    expect(filas[0]?.cambios).toContainEqual({ campo: 'codigo', antes: null, despues: '000021' });
  });

  it.each(['d0cf11e0a1b11ae1', 'd0cf11e0a1b11ae1ffff'])('that is damaged is refused: %s', async (hex) => {
    const { importacion } = await read(
      'catalogo',
      new Uint8Array(Buffer.from(hex.padEnd(2048, '0'), 'hex')),
      'a.xls',
    );
    expect(importacion).toMatchObject({ estado: 'fallida', motivo: expect.stringMatching(/dañado|dañada/) });
  });
});

describe('other sheets and headings', () => {
  const sheetsOf = (...pages: [string, (string | number)[][]][]) =>
    writeXlsx({ sheets: pages.map(([name, rows]) => ({ name, rows })) });

  it('reads the sheet whose headings are known, and says which it did not', async () => {
    await makeProduct(test, { nombre: 'De la hoja' });
    const { importacion, filas } = await read(
      'precios',
      await sheetsOf(
        ['Portada', [['Distribuidora Sol'], ['Lista de precios'], ['Nombre de quien atiende: Eva']]],
        [
          'Precios',
          [
            ['Artículo', 'P. Unit.'],
            ['De la hoja', 12],
          ],
        ],
        ['Ofertas', [['Nombre'], ['Otra cosa']]],
        ['Vacía', []],
      ),
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
