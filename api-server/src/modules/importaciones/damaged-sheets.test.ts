/** Damaged sheets, unusual headings, and repeated uploads, through upload, queue and preview. */
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { csv, EXCEL, HEADS, importing, readAll, xlsx } from './testing/importing.ts';

let test: TestApp;
let token: string;
let sheets: ReturnType<typeof importing>;
let read: ReturnType<typeof readAll>;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
  sheets = importing(test, token);
  read = readAll(sheets);
});
afterAll(() => test.close());

describe('a value that Excel changed', () => {
  it('is read as the sheet shows the number in its format', async () => {
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
  ])('is refused as a code in a CSV file: %s', async (codigo, campo) => {
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
    ['more digits than Excel stores', Number('7790010001234567890')],
    ['an exponent', 1e21],
    ['a number with decimals', 10.5],
    ['a negative number', -5],
    ['a boolean', true],
  ])('is refused as a code in a workbook: %s', async (_, codigo) => {
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
    ['CUIT 20345678912', true],
    ['DNI 20345678912', false],
    ['2034567891O2', false],
    ['2-0345678-912', false],
    ['20/34567891/2', false],
  ])('as the CUIT %s is accepted: %s', async (cuit, taken) => {
    const row = ['Ana', 'Sol', cuit, 'Kiosco', '2477 400000', 'Calle 1', 'nadie@ejemplo.test'];
    const heads = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal', 'Correo'];
    const { filas } = await read('clientes', csv([heads, row]));
    expect(filas[0]?.efecto).toBe(taken ? 'nuevo' : 'error');
    if (!taken) expect(filas[0]?.errores[0]?.campo).toBe('dni');
  });
});

describe('an import from another system', () => {
  const sheetsOf = (...pages: [string, (string | number)[][]][]) =>
    writeXlsx({ sheets: pages.map(([name, rows]) => ({ name, rows })) });

  it('reads the sheet with known headings, and lists the unread sheets', async () => {
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
  ])('reads «%s» as the price', async (titulo) => {
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

  it('uses the description as the name of new products only, without a name column', async () => {
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

  it('reports missing columns once, not in each row', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => [`Nuevo ${at}`, 'Sol', '10']);
    const { importacion } = await read('catalogo', csv([['Nombre', 'Marca', 'Costo'], ...rows]));
    expect(importacion).toMatchObject({ estado: 'fallida', faltan: ['Categorías', 'Precio'] });
    expect(importacion.motivo).toMatch(/columnas para «Categorías», «Precio»/);
  });

  it('finds a product by its name when «ID» has an unknown external id', async () => {
    await makeProduct(test, { nombre: 'Con otro ID' });
    const { importacion, filas } = await read(
      'precios',
      csv([
        ['ID', 'Nombre', 'Precio'],
        ['4711', 'Con otro ID', '8'],
      ]),
    );
    expect(importacion.columnas[0]).toEqual({ titulo: 'ID', campo: 'id_externo' });
    expect(filas[0]).toMatchObject({ efecto: 'cambia' });
  });
});

describe('a code that no product has', () => {
  it('is refused when the product of that name has another code, and the row with the right code is accepted', async () => {
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

  it('is set on the product of that name without a code', async () => {
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

describe('the same file uploaded again', () => {
  it('is planned again, and returns 409 for an outdated preview', async () => {
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

  it('keeps its preview when nothing changed', async () => {
    await makeProduct(test, { nombre: 'Sin novedad', precio: 10_000 });
    const content = csv([
      ['Nombre', 'Precio'],
      ['Sin novedad', '301'],
    ]);
    const first = await sheets.read('precios', content);
    expect((await sheets.read('precios', content)).vista_previa).toBe(first.vista_previa);
  });
});
