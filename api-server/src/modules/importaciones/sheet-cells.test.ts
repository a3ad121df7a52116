/** Cell values and number formats in several file types, through upload, queue and preview. */
import { utils, write } from '@e965/xlsx';
import { LIMITS } from 'api-client/contract/limits';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { csv, EXCEL, HEADS, importing, readAll, xlsx } from './testing/importing.ts';

let test: TestApp;
let read: ReturnType<typeof readAll>;
beforeAll(async () => {
  test = await testApp();
  const { token } = await makeUser(test, { roles: ['empleado'] });
  read = readAll(importing(test, token));
});
afterAll(() => test.close());

describe('a number format', () => {
  /** Returns a sheet with this value and number format in `column` of the only row. */
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
    [0, '"P"00', 'P00'],
    [1234, 'General', '1234'],
    [1234, '0 "u."', '1234'],
  ])('shows a code %d in the format %s as %s', async (value, numFmt, codigo) => {
    const { filas } = await read('catalogo', await formatted(value, numFmt, 'codigo'));
    expect(filas[0]?.errores).toEqual([]);
    expect(filas[0]?.cambios).toContainEqual({ campo: 'codigo', antes: null, despues: codigo });
  });

  it.each([1e15, 1.5e15])('refuses a code with more digits than Excel stores: %d', async (value) => {
    const { filas } = await read('catalogo', await formatted(value, '0', 'codigo'));
    expect(filas[0]?.errores).toEqual([{ campo: 'codigo', mensaje: expect.stringMatching(EXCEL) }]);
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
  ])('refuses a price that is not in pesos: %s', async (numFmt, value) => {
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
});

describe('a cell', () => {
  it('reads stock from a quantity or a word', async () => {
    const said = [
      ['0', 'No'],
      ['0,0', 'No'],
      ['-3', 'No'],
      ['0,5', 'Sí'],
      ['1', 'Sí'],
      ['12,345', 'Sí'],
      ['1,000', 'Sí'],
      ['0,500', 'Sí'],
      ['0,000', 'No'],
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
    'is refused when its formula failed: %s',
    async (cell) => {
      const { filas } = await read('catalogo', csv([HEADS, ['F1', cell, 'Puna', 'Granos', '5']]));
      expect(filas[0]?.errores).toEqual([
        { campo: 'nombre', mensaje: 'La celda tiene un error de la planilla: corrige su fórmula.' },
      ]);
    },
  );

  it('is refused when its formula failed in one of several joined columns', async () => {
    const heads = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio', 'Localidad', 'Correo'];
    const row = [
      'Ana',
      'Sol',
      '20-34567891-2',
      'Kiosco',
      '2477 400000',
      'Calle 1',
      '#N/D',
      'ana@ejemplo.test',
    ];
    const { filas } = await read('clientes', csv([heads, row]));
    expect(filas[0]?.errores).toEqual([
      { campo: 'dom_fiscal', mensaje: 'La celda tiene un error de la planilla: corrige su fórmula.' },
    ]);
  });

  it('is refused as a name when the cell is a date', async () => {
    const { filas } = await read(
      'catalogo',
      await xlsx([HEADS, ['F2', new Date('2026-03-05'), 'Puna', 'Granos', 5]]),
    );
    expect(filas[0]?.errores).toEqual([{ campo: 'nombre', mensaje: expect.stringMatching(EXCEL) }]);
  });

  it('may name at most as many categories as a product may have', async () => {
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
  ])('is refused with the reason for the CUIT %s', async (cuit, mensaje) => {
    const heads = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal', 'Correo'];
    const row = ['Ana', 'Sol', cuit, 'Kiosco', '2477 400000', 'Calle 1', 'nadie@ejemplo.test'];
    const { filas } = await read('clientes', csv([heads, row]));
    expect(filas[0]?.errores).toEqual([{ campo: 'dni', mensaje }]);
  });

  it("keeps a person's name as written", async () => {
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
    // The library writes no accents into Excel 95 files: insert the 'ó' of the code page.
    return bookType === 'biff5' ? Buffer.from(file.map((byte) => (byte === 0x7e ? 0xf3 : byte))) : file;
  };

  it.each([
    ['biff8', '000000', '000013'],
    ['biff8', '"ART-"000', 'ART-013'],
    ['biff5', '000000', '000013'],
    ['xlml', '000000', '000013'],
  ] as const)(
    'of type %s with the format %s gives the code %s, despite an empty row',
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

  it('that is HTML named .xls is read as its table', async () => {
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
