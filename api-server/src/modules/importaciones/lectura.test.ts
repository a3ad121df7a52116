/** How a file is read: preview, choices, questions, and the memory for the next file of its shape. */
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { csv, importing } from './testing/importing.ts';

let test: TestApp;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  sheets = importing(test, (await makeUser(test, { roles: ['empleado'] })).token);
});
afterAll(() => test.close());

const LIST = [
  ['Distribuidora del Sol', '', '', '', ''],
  ['', '', '', '', ''],
  ['Cód.', 'Descripción', 'Rubro', 'P. Lista', 'Pasillo'],
  ['L-1', 'Avena fina', 'Cereales', '100,50', 'Góndola'],
  ['L-2', 'Avena gruesa', 'Cereales', '90,50', 'Góndola'],
];

describe('a file that was read', () => {
  it('is shown with the field of each column', async () => {
    const { importacion_id: id } = await sheets.read('catalogo', csv(LIST));
    const { status, body } = await sheets.lectura(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ encabezado: 3, recordada: false, preguntas: [], repetidos: 0 });
    expect(body.hojas).toEqual([{ nombre: '', filas: 4, leida: true, iguales: true }]);
    expect(body.columnas.map(({ letra, titulo, destino }) => [letra, titulo, destino])).toEqual([
      ['A', 'Cód.', 'codigo'],
      ['B', 'Descripción', 'nombre'],
      ['C', 'Rubro', 'categorias'],
      ['D', 'P. Lista', 'precio'],
      ['E', 'Pasillo', null],
    ]);
    expect(body.columnas[1]?.ejemplos).toEqual(['Avena fina', 'Avena gruesa']);
    expect(body.muestra.map(({ fila, celdas }) => [fila, celdas[0]])).toEqual([
      [1, 'Distribuidora del Sol'],
      [3, 'Cód.'],
      [4, 'L-1'],
      [5, 'L-2'],
    ]);
    await sheets.discard(id);
  });

  it('is read again as chosen, and returns 409 for the earlier preview', async () => {
    const first = await sheets.read('catalogo', csv(LIST));
    const { importacion_id: id } = first;
    // The file has no brand column.
    expect(first).toMatchObject({ estado: 'fallida', faltan: ['Marca'] });
    await sheets.choose(id, { fijos: { marca: 'Del sol' } });
    const fixed = await sheets.done(id);
    expect(fixed).toMatchObject({ estado: 'revisada', faltan: [], resumen: { nuevo: 2, error: 0 } });
    expect(fixed.crea.marcas).toEqual(['Del sol']);
    const taken = await sheets.take(id, { E: 'etiquetas' });
    expect(taken.crea.etiquetas).toEqual(['Góndola']);
    const old = await sheets.act(id, 'aplicar', { invitacion: false, vista_previa: fixed.vista_previa });
    expect([old.status, old.body.code]).toEqual([409, 'VISTA_PREVIA_VENCIDA']);
    await sheets.discard(id);
  });

  it('uses a chosen headings row, and finds the headings again without the choice', async () => {
    const rows = [
      ['Código', 'Nombre', 'Precio', 'Marca', 'Rubro'],
      ['del proveedor', 'como en la factura', 'sin IVA', 'Sol', ''],
      ['Cód.', 'Descripción', 'P. Lista', 'Marca', 'Categoría'],
      ['F-1', 'Avena en otra fila', '100,50', 'Sol', 'Cereales'],
    ];
    const { importacion_id: id } = await sheets.read('catalogo', csv(rows));
    expect((await sheets.lectura(id)).body.encabezado).toBe(1);
    await sheets.choose(id, { encabezado: 3, columnas: null });
    expect(await sheets.done(id)).toMatchObject({ estado: 'revisada', filas: 1, resumen: { nuevo: 1 } });
    const { body } = await sheets.lectura(id);
    expect([body.encabezado, body.columnas[1]?.titulo]).toEqual([3, 'Descripción']);
    await sheets.choose(id, { encabezado: null, columnas: null });
    await sheets.done(id);
    expect((await sheets.lectura(id)).body.encabezado).toBe(1);
    await sheets.discard(id);
  });

  it('gets another preview when read in another way, even with equal effects', async () => {
    await makeProduct(test, { nombre: 'Avena de la vista', precio: 10_000 });
    const { importacion_id: id, vista_previa } = await sheets.read(
      'precios',
      csv([
        ['Descripción', 'P. Lista', 'Pasillo'],
        ['Avena de la vista', '100,50', ''],
      ]),
    );
    await sheets.choose(id, { decimales: ',' });
    expect((await sheets.done(id)).vista_previa).not.toBe(vista_previa);
    await sheets.discard(id);
  });

  it.each([
    ['two columns for one field', { C: 'precio' }],
    ['a field of another kind of sheet', { E: 'dni' }],
    ['a field for names of persons', { E: 'nombre_apellido' }],
  ])('refuses %s', async (_, by) => {
    const { importacion_id: id } = await sheets.read('catalogo', csv(LIST));
    const { columnas } = (await sheets.lectura(id)).body;
    const answer = await sheets.choose(id, {
      columnas: columnas.map(({ clave, letra, destino }) => ({
        clave,
        destino: ((by as Record<string, string>)[letra] ?? destino) as typeof destino,
      })),
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    await sheets.discard(id);
  });

  it('answers 403 to callers without the area, and 409 to a new reading once the import is applied', async () => {
    const { importacion_id: id } = await sheets.read('catalogo', csv(LIST));
    const rol_id = await makeRol(test, ['clientes', 'solicitudes']);
    const other = importing(test, (await makeUser(test, { roles: ['empleado'], rol_id })).token);
    const { eleccion } = (await sheets.lectura(id)).body;
    expect((await other.lectura(id)).status).toBe(403);
    expect((await importing(test, (await makeUser(test)).token).lectura(id)).status).toBe(403);
    await sheets.choose(id, { fijos: { marca: 'Aplicada' } });
    await sheets.done(id);
    await sheets.apply(id);
    const late = await sheets.choose(id, eleccion);
    expect([late.status, late.body.code]).toEqual([409, 'IMPORTACION_EN_OTRO_ESTADO']);
    await sheets.undo(id);
  });

  it('fails with the name of the column when an employee who may not change prices chooses it as the price', async () => {
    const rol_id = await makeRol(test, ['catalogo', 'ver-precios']);
    const editor = importing(test, (await makeUser(test, { roles: ['empleado'], rol_id })).token);
    const { importacion_id: id } = await editor.read('catalogo', 'Código;Nombre;Cuánto\nED-1;Mijo;5');
    const refused = await editor.take(id, { C: 'precio' });
    expect(refused).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringContaining('«Cuánto» cambia precios'),
    });
    await editor.discard(id);
  });
});

describe('an ambiguity', () => {
  it('must be resolved before the file is applied, and is not asked for the next file of its shape', async () => {
    await makeProduct(test, { nombre: 'Té preguntado', precio: 10_000 });
    const file = (price: string) =>
      csv([
        ['Producto', 'Lista 1', 'Lista 2'],
        ['Té preguntado', '1.200', price],
      ]);
    const first = await sheets.read('precios', file('1.500'));
    const { importacion_id: id } = first;
    expect(first.preguntas).toEqual(['precio', 'decimales']);
    const early = await sheets.act(id, 'aplicar', { invitacion: false });
    expect([early.status, early.body.code]).toEqual([409, 'IMPORTACION_CON_PREGUNTAS']);
    expect((await sheets.lectura(id)).body).toMatchObject({
      precios: ['lista 1', 'lista 2'],
      dudoso: '1.200',
    });
    await sheets.take(id, { B: null, C: 'precio' });
    await sheets.choose(id, { decimales: '.' });
    const asked = await sheets.done(id);
    expect(asked.preguntas).toEqual([]);
    expect((await sheets.filas(id))[0]?.cambios).toMatchObject([{ despues: '$ 1,50' }]);
    await sheets.apply(id);

    const next = await sheets.read('precios', file('2.500'));
    expect(next.preguntas).toEqual([]);
    expect((await sheets.filas(next.importacion_id))[0]?.cambios).toMatchObject([{ despues: '$ 2,50' }]);
    expect((await sheets.lectura(next.importacion_id)).body.recordada).toBe(true);
  });

  it('is asked when the column uses the same mark for decimals, but never three decimals', async () => {
    const read = (prices: string[]) =>
      sheets.read(
        'catalogo',
        csv([
          ['Producto', 'Marca', 'Rubro', 'Precio'],
          ...prices.map((price, at) => [`Tilo ${at}`, 'Sol', 'Té', price]),
        ]),
      );
    const pricesOf = async (id: string) =>
      (await sheets.filas(id)).map(({ cambios }) => cambios.find(({ campo }) => campo === 'precio')?.despues);
    const { importacion_id: id, preguntas } = await read(['850.50', '2.300', '1.150']);
    expect(preguntas).toEqual(['decimales']);
    expect((await sheets.lectura(id)).body.dudoso).toBe('2.300');
    await sheets.choose(id, { decimales: ',' });
    expect((await sheets.done(id)).preguntas).toEqual([]);
    expect(await pricesOf(id)).toEqual(['$ 850,50', '$ 2.300,00', '$ 1.150,00']);
    await sheets.choose(id, { decimales: '.' });
    await sheets.done(id);
    expect(await pricesOf(id)).toEqual(['$ 850,50', '$ 2,30', '$ 1,15']);
    await sheets.discard(id);

    const comma = await read(['850,5', '2,300']);
    expect(comma.preguntas).toEqual(['decimales']);
    await sheets.discard(comma.importacion_id);
    // Thousands and decimals have different marks: only one reading makes sense.
    const clear = await read(['850,50', '2.300']);
    expect(clear.preguntas).toEqual([]);
    expect(await pricesOf(clear.importacion_id)).toEqual(['$ 850,50', '$ 2.300,00']);
    await sheets.discard(clear.importacion_id);
  });

  it('is not asked when the column decides the reading', async () => {
    const rows = [
      ['Té uno', '1.200'],
      ['Té dos', '12.50'],
      ['Té tres', '21157.025'],
    ];
    const { importacion_id: id, preguntas } = await sheets.read(
      'catalogo',
      csv([
        ['Producto', 'Marca', 'Rubro', 'Precio'],
        ...rows.map(([name = '', price = '']) => [name, 'Sol', 'Té', price]),
      ]),
    );
    expect(preguntas).toEqual([]);
    const prices = (await sheets.filas(id)).map(
      ({ cambios }) => cambios.find(({ campo }) => campo === 'precio')?.despues,
    );
    expect(prices).toEqual(['$ 1,20', '$ 12,50', '$ 21.157,03']);
    await sheets.discard(id);
  });
});

describe('several sheets', () => {
  it('are read as one, and each row names its sheet', async () => {
    const heads = ['Producto', 'Marca', 'Rubro', 'Precio'];
    const file = (names: [string, string]) =>
      writeXlsx({
        sheets: [
          { name: names[0], rows: [heads, ['Hoja A', 'Sol', 'Té', 5], ['Hoja B', 'Sol', 'Té', 'nada']] },
          {
            name: names[1],
            rows: [['Precios'], heads, ['Hoja A', 'Sol', 'Té', 6], ['Hoja C', 'Sol', 'Té', 7]],
          },
        ],
      });
    const { importacion_id: id, hojas_sin_leer } = await sheets.read('catalogo', await file(['Uno', 'Dos']));
    expect(hojas_sin_leer).toEqual(['Dos']);
    await sheets.choose(id, { hojas: ['Uno', 'Dos'] });
    const read = await sheets.done(id);
    expect(read).toMatchObject({ hojas_leidas: ['Uno', 'Dos'], hojas_sin_leer: [], filas: 4 });
    const filas = await sheets.filas(id);
    expect(filas.map(({ hoja, fila, efecto }) => [hoja, fila, efecto])).toEqual([
      ['Uno', 2, 'nuevo'],
      ['Uno', 3, 'error'],
      ['Dos', 3, 'error'],
      ['Dos', 4, 'nuevo'],
    ]);
    expect(filas[2]?.errores[0]?.mensaje).toBe('Está repetida: es lo mismo que la fila 2 de «Uno».');
    await sheets.apply(id);
    // The sheets of the next file have other names.
    const next = await sheets.read('catalogo', await file(['Enero', 'Febrero']));
    expect(next.hojas_leidas).toEqual(['Enero', 'Febrero']);
    await sheets.undo(id);
  });
});
