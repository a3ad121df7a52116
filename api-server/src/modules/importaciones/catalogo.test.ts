import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { categorias, marcas, productos } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { csv, importing, xlsx } from './testing/importing.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let sheets: ReturnType<typeof importing>;

beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  sheets = importing(test, staff.token);
});
afterAll(() => test.close());

const HEADS = ['Nombre', 'Marca', 'Categorías', 'Precio'];
const productoNamed = async (nombre: string) => {
  const { body } = await call<{ productos: Record<string, unknown>[] }>(
    test.app,
    'GET',
    `/productos/panel?term=${encodeURIComponent(nombre)}&limit=100`,
    { token: staff.token },
  );
  return body.productos.find((one) => one.nombre === nombre);
};
const forms = () => test.database.db.$count(productos);

describe('a catalogue import', () => {
  it('previews, applies and undoes a whole file', async () => {
    const before = await forms();
    const read = await sheets.read(
      'catalogo',
      csv([
        HEADS,
        ['NUEZ mariposa 1 kg', 'Del Valle', 'Frutos secos; Sin TACC', '$ 12.345,50'],
        ['Chía', 'Del Valle', 'Semillas', '1.000,00'],
      ]),
    );
    expect(read).toMatchObject({
      estado: 'revisada',
      filas: 2,
      resumen: { nuevo: 2, cambia: 0, igual: 0, error: 0 },
      crea: { marcas: ['Del valle'], categorias: ['Frutos secos', 'Sin tacc', 'Semillas'], etiquetas: [] },
    });
    expect(await forms()).toBe(before);

    const applied = await sheets.apply(read.importacion_id);
    expect(applied).toMatchObject({ estado: 'aplicada', hechas: 2, salteadas: 0, se_deshace: true });
    expect(await productoNamed('Nuez mariposa 1 kg')).toMatchObject({
      precio: 12345.5,
      tipo_de_precio: 'por_unidad',
      marca: { nombre: 'Del valle' },
      categorias: [{ nombre: 'Frutos secos' }, { nombre: 'Sin tacc' }],
      esta_activo: true,
      disponible: true,
    });

    expect(await sheets.undo(read.importacion_id)).toMatchObject({ estado: 'deshecha', se_deshace: false });
    expect(await forms()).toBe(before);
    const made = sql`nombre IN ('Del valle', 'Frutos secos', 'Semillas')`;
    expect(await test.database.db.$count(marcas, made)).toBe(0);
    expect(await test.database.db.$count(categorias, made)).toBe(0);
  });

  it('reads prices as forms do, and reports ambiguous or damaged prices at their row', async () => {
    const prices: [string, number | string][] = [
      ['5.600', 5600],
      ['$ 37.200', 37_200],
      ['200.000', 200_000],
      ['5.600,50', 5600.5],
      ['9,100.50', 9100.5],
      ['9100 $', 9100],
      ['5650 ARS', 5650],
      ['5.600.-', 5600],
      ['5,600', '«5,600» puede ser dos precios: ¿5.600 o 5,6?'],
      ['5,6E+03', 'Excel cambió este valor: dale formato de texto.'],
      ['1o0', 'No se puede leer «1o0» como un precio.'],
      ['12,3456', 'El precio debe ser un número válido con hasta 2 decimales.'],
      ['U$S 56', 'Solo se leen importes en pesos.'],
      ['-5', 'El precio no puede ser negativo.'],
      ['1.000.000', 'El precio no puede superar 999999.99.'],
    ];
    const rows = prices.map(([written], at) => [`Precio leído ${at}`, 'Del Valle', 'Semillas', written]);
    const read = await sheets.read('catalogo', csv([HEADS, ...rows]));
    const filas = await sheets.filas(read.importacion_id);
    const wrong = new Map(filas.map(({ fila, errores }) => [fila, errores.map(({ mensaje }) => mensaje)]));
    for (const [at, [, expected]] of prices.entries()) {
      expect(wrong.get(at + 2)).toEqual(typeof expected === 'string' ? [expected] : []);
    }
    await sheets.apply(read.importacion_id);
    for (const [at, [, expected]] of prices.entries()) {
      const made = await productoNamed(`Precio leído ${at}`);
      expect(made?.precio).toBe(typeof expected === 'string' ? undefined : expected);
    }
    await sheets.undo(read.importacion_id);
  });

  it('updates products found by id or by name and brand, and keeps values that the row does not have', async () => {
    const maní = await makeProduct(test, { nombre: 'Maní', precio: 50_000 });
    const { body } = await call<{ marca: { nombre: string } }>(
      test.app,
      'GET',
      `/productos/${maní.producto_id}`,
    );
    const read = await sheets.read(
      'catalogo',
      await xlsx([
        ['Lista de noviembre', null, null, null, null],
        ['Código', 'Producto', 'Marca', 'Precio', 'Stock'],
        [null, 'MANI', body.marca.nombre, 600.129, 0],
      ]),
      'lista.xlsx',
    );
    expect(read.resumen).toEqual({ nuevo: 0, cambia: 1, igual: 0, error: 0 });
    expect(read.columnas.map(({ campo }) => campo)).toEqual([
      'codigo',
      'nombre',
      'marca',
      'precio',
      'disponible',
    ]);
    const [fila] = await sheets.filas(read.importacion_id);
    expect(fila).toMatchObject({
      fila: 3,
      objeto_id: maní.producto_id,
      cambios: [
        { campo: 'precio', antes: '$ 500,00', despues: '$ 600,13' },
        { campo: 'disponible', antes: 'Sí', despues: 'No' },
      ],
    });
    await sheets.apply(read.importacion_id);
    const after = { nombre: 'Maní', precio: 600.13, disponible: false, descripcion: maní.descripcion };
    expect(await productoNamed('Maní')).toMatchObject(after);
    const entries = await test.database.db
      .select()
      .from(bitacora)
      .where(sql`objeto_id = ${maní.producto_id}`);
    expect(entries).toMatchObject([
      { accion: 'producto.edicion', antes: { precio: 500 }, despues: { precio: 600.13 } },
    ]);

    const renamed = await sheets.read(
      'catalogo',
      csv([
        ['Código', 'Nombre', 'Activo'],
        [maní.producto_id, 'Maní tostado', 'no'],
        ['00000000-0000-4000-8000-000000000000', 'Nada', 'si'],
        ['un código demasiado largo para uno', 'Nada', 'si'],
      ]),
    );
    expect(renamed.resumen).toMatchObject({ cambia: 1, error: 2 });
    await sheets.apply(renamed.importacion_id);
    const [row] = await test.database.db
      .select()
      .from(productos)
      .where(sql`producto_id = ${maní.producto_id}`);
    expect(row).toMatchObject({ nombre: 'Maní tostado', esta_activo: false });
    await sheets.undo(renamed.importacion_id);
    await sheets.undo(read.importacion_id);
    expect(await productoNamed('Maní')).toMatchObject({ precio: 500, disponible: true, esta_activo: true });
  });

  it('finds products by code, sets and clears codes, and undoes these changes', async () => {
    const { db } = test.database;
    const [yerba, mate, tilo] = [
      await makeProduct(test, {
        nombre: 'Yerba',
        codigo: 'YM-1',
        precio: 10_000,
        precio_antes_oferta: 20_000,
      }),
      await makeProduct(test, { nombre: 'Mate' }),
      await makeProduct(test, { nombre: 'Tilo', codigo: 'T-9' }),
    ];
    await makeProduct(test, { nombre: 'Boldo' });
    const codeOf = async ({ producto_id }: { producto_id: string }) =>
      (await db.select().from(productos).where(sql`producto_id = ${producto_id}`))[0]?.codigo;
    const read = await sheets.read(
      'catalogo',
      csv([
        ['Cód.', 'Nombre', 'Precio', 'Precio antes de la oferta', 'Etiquetas', 'Identificador'],
        ['ym-1', 'Yerba mate', '', '(vacío)', '', ''],
        [' m-7 ', 'MATE', '', '', '', ''],
        ['(vacio)', 'Tilo', '', '', '', ''],
        ['T-9', '', '', '', '', mate.producto_id],
        ['m-7', 'Otra', '(vacío)', '', '', ''],
        ['m-7', 'Boldo', '', '', '', ''],
        ['b-3', 'Boldo', '', '', '', ''],
      ]),
    );
    const wrong = (await sheets.filas(read.importacion_id, '&efecto=error')).map(({ errores }) => errores);
    expect(wrong).toEqual([
      [{ campo: 'codigo', mensaje: 'Este código es de «Tilo».' }],
      expect.arrayContaining([{ campo: 'precio', mensaje: 'Esto no puede quedar vacío.' }]),
      [{ campo: 'codigo', mensaje: 'Este código ya lo tiene la fila 3.' }],
    ]);
    expect((await sheets.filas(read.importacion_id, '&efecto=cambia')).map(({ cambios }) => cambios)).toEqual(
      [
        [
          { campo: 'nombre', antes: 'Yerba', despues: 'Yerba mate' },
          { campo: 'precio_antes_oferta', antes: '$ 200,00', despues: null },
        ],
        [{ campo: 'codigo', antes: null, despues: 'M-7' }],
        [{ campo: 'codigo', antes: 'T-9', despues: null }],
        [{ campo: 'codigo', antes: null, despues: 'B-3' }],
      ],
    );
    await sheets.apply(read.importacion_id);
    expect([await codeOf(yerba), await codeOf(mate), await codeOf(tilo)]).toEqual(['YM-1', 'M-7', null]);

    // Prices by code: the supplier's product name changes nothing.
    const prices = await sheets.read(
      'precios',
      csv([
        ['SKU', 'Artículo', 'Precio'],
        ['YM-1', 'Yerba del proveedor', '333'],
        ['X-0', 'Nada', '1'],
        ['X-1', '', '1'],
      ]),
    );
    expect(prices.resumen).toMatchObject({ cambia: 1, error: 2 });
    await sheets.apply(prices.importacion_id);
    expect(await productoNamed('Yerba mate')).toMatchObject({ precio: 333, codigo: 'YM-1' });
    await sheets.undo(prices.importacion_id);

    // Another product got the code meanwhile: undo does not take the code away.
    await db.execute(sql`UPDATE productos SET codigo = 'T-9' WHERE producto_id = ${yerba.producto_id}`);
    await sheets.undo(read.importacion_id);
    expect([await codeOf(yerba), await codeOf(mate), await codeOf(tilo)]).toEqual(['T-9', null, null]);
    const again = await sheets.read(
      'catalogo',
      csv([
        ['Código', 'Nombre'],
        ['t-9', 'Yerba'],
      ]),
    );
    expect(again.resumen).toMatchObject({ igual: 1 });
  });

  it.each(['csv', 'xlsx'])('finds no change in the %s that the shop exports', async (formato) => {
    await makeProduct(test, {
      nombre: '=SUMA(1;2) "rara", y más',
      precio: 1_234_567,
      precio_antes_oferta: 2_000_000,
      codigo: `+A-${formato.toUpperCase()}`,
    });
    const answer = await test.app.inject({
      url: `/api/planillas/productos?formato=${formato}&inactivos=si`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    const read = await sheets.read('catalogo', new Uint8Array(answer.rawPayload));
    expect(await sheets.filas(read.importacion_id, '&efecto=cambia')).toEqual([]);
    expect(read.resumen).toEqual({ nuevo: 0, cambia: 0, igual: read.filas, error: 0 });
    expect(read.filas).toBe(await forms());
    expect(read.columnas.every(({ campo }) => campo !== null)).toBe(true);
  });

  it('reports the errors of each row, applies the valid row, and returns the refused rows as a sheet', async () => {
    const twins = await makeProduct(test, { nombre: 'Quinoa' });
    await makeProduct(test, { nombre: 'quinoa', marca_id: twins.marca_id });
    await makeProduct(test, {
      nombre: 'Amaranto',
      precio: 10_000,
      precio_antes_oferta: 20_000,
      en_promocion: true,
    });
    await test.database.db
      .update(marcas)
      .set({ nombre: 'Retirada', esta_activo: false })
      .where(sql`marca_id = ${(await makeProduct(test)).marca_id}`);
    const rows = [
      [...HEADS, 'Descripción', 'En promoción'],
      ['Bien', 'Uno', 'Semillas', '100', '', ''],
      ['Bien', 'Uno', 'Semillas', '100', '', ''],
      ['', 'Uno', 'Semillas', '100', '', ''],
      ['Sin precio', 'Uno', 'Semillas', '', '', ''],
      ['Dudoso', 'Uno', 'Semillas', 'doce', '', ''],
      ['Caro', 'Uno', 'Semillas', '1000000', '', ''],
      ['Gratis', 'Uno', 'Semillas', '0', '', ''],
      ['Quinoa', '', '', '100', '', ''],
      ['Amaranto', '', '', '200', '', ''],
      ['Con marca de antes', 'RETIRADA', 'Semillas', '100', '', ''],
      ['Corto', 'Uno', 'Semillas', '100', 'Breve', 'quizás'],
    ];
    const read = await sheets.read('catalogo', csv(rows));
    expect(read.resumen).toEqual({ nuevo: 1, cambia: 0, igual: 0, error: 10 });
    expect(read.crea).toEqual({ marcas: ['Uno'], categorias: ['Semillas'], etiquetas: [] });
    const wrong = await sheets.filas(read.importacion_id, '&efecto=error');
    expect(
      wrong.map(({ fila, errores }) => [fila, errores.map(({ campo, mensaje }) => [campo, mensaje])]),
    ).toEqual([
      [3, [[null, 'Está repetida: es lo mismo que la fila 2.']]],
      [4, [['nombre', 'Falta: lo nuevo lo necesita.']]],
      [5, [['precio', 'Falta: lo nuevo lo necesita.']]],
      [6, [['precio', 'No se puede leer «doce» como un precio.']]],
      [7, [['precio', 'El precio no puede superar 999999.99.']]],
      [8, [['precio', 'El precio quedaría en cero.']]],
      [9, [['nombre', 'Hay 2 productos que se llaman así: agrega la columna Código.']]],
      [10, [['precio', 'El precio llegaría al de antes de la oferta.']]],
      [11, [['marca', 'La marca «Retirada» está desactivada.']]],
      [
        12,
        [
          ['descripcion', 'La descripción debe tener al menos 10 caracteres.'],
          ['en_promocion', 'Escribe Sí o No.'],
        ],
      ],
    ]);
    const applied = await sheets.apply(read.importacion_id);
    expect(applied).toMatchObject({ estado: 'aplicada', hechas: 1 });

    const answer = await test.app.inject({
      url: `/api/importaciones/${read.importacion_id}/errores`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const again = await sheets.read('catalogo', new Uint8Array(answer.rawPayload), 'para-corregir.xlsx');
    // The refused rows come back unchanged; the duplicate of the applied row is now equal.
    expect(again.filas).toBe(10);
    expect(again.columnas[0]).toEqual({ titulo: 'Qué corregir', campo: null });
    expect(again.resumen).toMatchObject({ error: 9, igual: 1 });
  });

  it('skips products that changed after the preview, and does not undo products that changed after applying', async () => {
    const [one, other] = [
      await makeProduct(test, { nombre: 'Lino', precio: 10_000 }),
      await makeProduct(test, { nombre: 'Sésamo', precio: 10_000 }),
    ];
    const read = await sheets.read(
      'precios',
      csv([
        ['Nombre', 'Precio'],
        ['Lino', '200'],
        ['Sésamo', '300'],
        ['Inexistente', '1'],
      ]),
    );
    expect(read.resumen).toMatchObject({ cambia: 2, error: 1 });
    const { db } = test.database;
    await db.execute(
      sql`UPDATE productos SET precio = 111, version = version + 1 WHERE producto_id = ${one.producto_id}`,
    );
    expect(await sheets.apply(read.importacion_id)).toMatchObject({ hechas: 1, salteadas: 1 });
    expect(await productoNamed('Lino')).toMatchObject({ precio: 111 });
    expect(await productoNamed('Sésamo')).toMatchObject({ precio: 300 });
    await db.execute(
      sql`UPDATE productos SET precio = 222, version = version + 1 WHERE producto_id = ${other.producto_id}`,
    );
    await sheets.undo(read.importacion_id);
    expect(await productoNamed('Sésamo')).toMatchObject({ precio: 222 });
    expect((await sheets.filas(read.importacion_id)).map(({ estado }) => estado)).toEqual([
      'salteada',
      'quedo',
      'pendiente',
    ]);
    const { body } = await call<{ precios: { origen: string; precio: number }[] }>(
      test.app,
      'GET',
      `/productos/${other.producto_id}/precios`,
      { token: staff.token },
    );
    expect(body.precios.map(({ origen, precio }) => [origen, precio])).toEqual([
      ['edicion', 222],
      ['importacion', 300],
    ]);
  });

  it('deactivates an ordered product and keeps its brand when the import is undone', async () => {
    const read = await sheets.read('catalogo', csv([HEADS, ['Pedida', 'Dos', 'Harinas', '60.000,00']]));
    await sheets.apply(read.importacion_id);
    const made = await productoNamed('Pedida');
    const shop = await makeUser(test);
    await placeOrder(test, {
      usuarioId: shop.usuario.usuario_id,
      token: shop.token,
      detalles: [linea({ producto_id: String(made?.producto_id), precio: 6_000_000 } as never, 1)],
    });
    await sheets.undo(read.importacion_id);
    const [row] = await test.database.db.select().from(productos).where(sql`nombre = 'Pedida'`);
    expect(row).toMatchObject({ esta_activo: false });
    expect(await test.database.db.$count(marcas, sql`nombre = 'Dos'`)).toBe(1);
  });
});
