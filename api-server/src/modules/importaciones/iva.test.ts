/** IVA in spreadsheets: the rate of products, and how customers are registered for the tax. */
import { desc, sql } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { csv, HEADS, importing } from './testing/importing.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  sheets = importing(test, staff.token);
});
afterAll(() => test.close());

/** Returns a file that the shop exports. */
async function exported(path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${staff.token}` };
  const answer = await test.app.inject({ url: `/api/planillas/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Returns the rows of an exported CSV file as records by heading. */
async function exportedRows(path: string) {
  const [heads = '', ...lines] = (await exported(path))
    .toString()
    .replace('\u{FEFF}', '')
    .trim()
    .split('\r\n');
  const titulos = heads.split(';');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(';').map((cell, at) => [titulos[at] ?? '', cell])),
  );
  return { titulos, rows };
}

/** Returns the CSV file with a changed column. */
async function changed(path: string, titulo: string, values: readonly string[]): Promise<string> {
  const { titulos, rows } = await exportedRows(path);
  const changedRows = rows.map(
    (row, at) => ({ ...row, [titulo]: values[at] ?? '' }) as Record<string, string>,
  );
  return csv([titulos, ...changedRows.map((row) => titulos.map((one) => row[one] ?? ''))]);
}

/** Returns the rates of the products whose name has the term, by name, as staff see them. */
async function ratesOf(term: string): Promise<Record<string, number>> {
  const path = `/productos/panel?term=${encodeURIComponent(term)}&limit=100`;
  const { body } = await call<{ productos: { nombre: string; alicuota_iva: number }[] }>(
    test.app,
    'GET',
    path,
    {
      token: staff.token,
    },
  );
  return Object.fromEntries(body.productos.map(({ nombre, alicuota_iva }) => [nombre, alicuota_iva]));
}

const lastEntry = async (accion: 'producto.edicion' | 'usuario.edicion') =>
  (
    await test.database.db
      .select({ antes: bitacora.antes, despues: bitacora.despues })
      .from(bitacora)
      .where(sql`accion = ${accion}`)
      .orderBy(desc(bitacora.entrada_id))
      .limit(1)
  )[0];

const INVALID = 'Escribe una de estas: 21\u00a0% o 10,5\u00a0% o 0\u00a0%.';

describe('the rate of products', () => {
  it('is exported, changes nothing when imported again, and is changed, logged and undone', async () => {
    await makeProduct(test, { nombre: 'Trigo exportado', alicuota_iva: 1050 });
    await makeProduct(test, { nombre: 'Turrón exportado' });
    await makeProduct(test, { nombre: 'Tuna exportada', alicuota_iva: 0 });
    const path = 'productos?term=exportad';
    const rows = (await exportedRows(path)).rows.map(({ Nombre, IVA }) => [Nombre, IVA]);
    expect(Object.fromEntries(rows)).toEqual({
      'Trigo exportado': '10,5',
      'Turrón exportado': '21',
      'Tuna exportada': '0',
    });
    for (const formato of ['csv', 'xlsx']) {
      const same = await sheets.read('catalogo', await exported(`${path}&formato=${formato}`));
      expect(same.resumen, formato).toEqual({ nuevo: 0, cambia: 0, igual: 3, error: 0 });
      await sheets.discard(same.importacion_id);
    }

    const values = rows.map(([nombre]) => (nombre === 'Trigo exportado' ? '21' : ''));
    const read = await sheets.read('catalogo', await changed(path, 'IVA', values));
    expect(read.resumen).toEqual({ nuevo: 0, cambia: 1, igual: 2, error: 0 });
    const filas = await sheets.filas(read.importacion_id, '&efecto=cambia');
    expect(filas.map(({ nombre, cambios }) => [nombre, cambios])).toEqual([
      ['Trigo exportado', [{ campo: 'alicuota_iva', antes: '10,5\u00a0%', despues: '21\u00a0%' }]],
    ]);
    expect((await ratesOf('exportad'))['Trigo exportado']).toBe(10.5);

    await sheets.apply(read.importacion_id);
    expect(await ratesOf('exportad')).toEqual({
      'Trigo exportado': 21,
      'Turrón exportado': 21,
      'Tuna exportada': 0,
    });
    expect(await lastEntry('producto.edicion')).toEqual({
      antes: { alicuota_iva: 10.5 },
      despues: { alicuota_iva: 21 },
    });
    await sheets.undo(read.importacion_id);
    expect((await ratesOf('exportad'))['Trigo exportado']).toBe(10.5);
  });

  it('is read as people write it, and other values are errors that name the valid rates', async () => {
    const written: [string, number | string][] = [
      ['21', 21],
      ['21%', 21],
      ['21,0', 21],
      ['21.000', 21],
      ['IVA 21 %', 21],
      ['0,21', 21],
      ['10,5 %', 10.5],
      ['10.5', 10.5],
      ['10,50', 10.5],
      ['0.105', 10.5],
      ['0', 0],
      ['0 %', 0],
      ['exento', 0],
      ['Exenta', 0],
      ['27', INVALID],
      ['5', INVALID],
      ['0,21 %', INVALID],
      ['10,6', INVALID],
      ['veintiuno', INVALID],
      ['-21', INVALID],
      ['true', INVALID],
      ['10/05/2026', INVALID],
      ['(vacío)', 'Esto no puede quedar vacío.'],
    ];
    const rows = written.map(([cell], at) => [`W-${at}`, `Escrito ${at}`, 'Sol', 'Granos', '5', cell]);
    const read = await sheets.read('catalogo', csv([[...HEADS, 'IVA'], ...rows]));
    const filas = await sheets.filas(read.importacion_id);
    expect(filas.map(({ errores }, at) => [written[at]?.[0], errores])).toEqual(
      written.map(([cell, expected]) => [
        cell,
        typeof expected === 'string' ? [{ campo: 'alicuota_iva', mensaje: expected }] : [],
      ]),
    );
    await sheets.apply(read.importacion_id);
    const valid = written.flatMap(([, expected], at) =>
      typeof expected === 'number' ? [[`Escrito ${at}`, expected]] : [],
    );
    expect(await ratesOf('Escrito')).toEqual(Object.fromEntries(valid));
    await sheets.undo(read.importacion_id);
  });

  it('is read from numbers and percentages of Excel', async () => {
    const cells: [number, string | undefined, string][] = [
      [0.21, '0%', '21\u00a0%'],
      [0.105, '0.0%', '10,5\u00a0%'],
      [0, '0%', '0\u00a0%'],
      [0.21, undefined, '21\u00a0%'],
      [0.105, undefined, '10,5\u00a0%'],
      [0.1 * 1.05, undefined, '10,5\u00a0%'],
      [21, '0.##', '21\u00a0%'],
      [10.5, '#,##0.00', '10,5\u00a0%'],
    ];
    const rows = cells.map(([value], at) => [`X-${at}`, `Excel ${at}`, 'Sol', 'Granos', 5, value]);
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Hoja1',
          rows: [[...HEADS, 'Alícuota'], ...rows],
          cells: new Map(
            cells.flatMap(([value, numFmt], at) =>
              numFmt === undefined ? [] : [[`${at + 1},5`, { value, style: { numFmt } }] as const],
            ),
          ),
        },
      ],
    });
    const { said, told } = await sheets.outcomeOf(await sheets.read('catalogo', file, 'lista.xlsx'));
    expect(
      said.map((one) => (one as Record<string, unknown>).alicuota_iva),
      told,
    ).toEqual(cells.map(([, , expected]) => expected));
  });

  it.each(['iva', 'IVA %', '% IVA', 'Alícuota', 'alicuota iva', 'Alícuota de IVA', 'Tasa IVA'])(
    'is found below the heading %s',
    async (titulo) => {
      const { importacion_id: id } = await sheets.read(
        'catalogo',
        csv([
          [...HEADS, titulo],
          ['T-1', 'Con título', 'Sol', 'Granos', '5', '10,5'],
        ]),
      );
      const { columnas } = (await sheets.lectura(id)).body;
      expect(columnas.at(-1)).toMatchObject({ titulo, destino: 'alicuota_iva' });
      await sheets.discard(id);
    },
  );

  it('stays without the column or in an empty cell; a new product gets 21 %', async () => {
    await makeProduct(test, { nombre: 'Quinua quieta', codigo: 'QQ-1', alicuota_iva: 1050 });
    const read = await sheets.read(
      'catalogo',
      csv([
        [...HEADS, 'Descripción'],
        ['QQ-1', 'Quinua quieta', '', '', '700', ''],
        ['QQ-2', 'Quinua quieta nueva', 'Sol', 'Granos', '5', ''],
      ]),
    );
    await sheets.apply(read.importacion_id);
    const empty = await sheets.read('catalogo', 'Código;Precio;IVA\nQQ-1;800;\nQQ-2;6; ');
    await sheets.apply(empty.importacion_id);
    expect(empty.resumen).toMatchObject({ cambia: 2, error: 0 });
    expect(await ratesOf('quieta')).toEqual({ 'Quinua quieta': 10.5, 'Quinua quieta nueva': 21 });
  });

  it('is not guessed from a column with the amount of the tax, and not changed by a price list', async () => {
    await makeProduct(test, { nombre: 'Lino con importe', codigo: 'LI-1', alicuota_iva: 1050 });
    for (const [tipo, precio, iva] of [
      ['catalogo', '1.210,00', '210,00'],
      ['precios', '1.300,00', '21'],
    ] as const) {
      const read = await sheets.read(tipo, `Código;Precio;IVA\nLI-1;${precio};${iva}`);
      expect(read.columnas).toContainEqual({ titulo: 'IVA', campo: null });
      expect(await sheets.apply(read.importacion_id)).toMatchObject({ hechas: 1 });
    }
    expect(await ratesOf('importe')).toEqual({ 'Lino con importe': 10.5 });
  });

  it('needs the right to change prices, to import and to undo', async () => {
    await makeProduct(test, { nombre: 'Arroz de otro rol', codigo: 'AR-1' });
    const rol_id = await makeRol(test, ['catalogo', 'ver-precios']);
    const editor = importing(test, (await makeUser(test, { roles: ['empleado'], rol_id })).token);
    expect(await editor.read('catalogo', 'Código;IVA\nAR-1;10,5')).toMatchObject({
      estado: 'fallida',
      motivo: 'La columna «IVA» cambia precios, y tu rol no los cambia. Quítala de la planilla.',
    });
    const { importacion_id: id } = await sheets.read('catalogo', 'Código;IVA\nAR-1;10,5 ');
    expect((await editor.act(id, 'aplicar', { invitacion: false })).status).toBe(403);
    await sheets.apply(id);
    expect((await editor.act(id, 'deshacer')).status).toBe(403);
    expect(await ratesOf('otro rol')).toEqual({ 'Arroz de otro rol': 10.5 });
  });
});

describe('the registration of customers', () => {
  const FULL = ['CUIT', 'Correo', 'Nombre', 'Apellido', 'Comercio', 'Teléfono', 'Domicilio fiscal'];
  const DATOS = ['Rosa', 'Díaz', 'Dietética Sol', '2477 40-1000', 'San Martín 12'];
  const condicionOf = async (email: string) =>
    (await test.database.db.select().from(usuarios).where(sql`email = ${email}`))[0]?.condicion_iva;

  it('is exported, changes nothing when imported again, and is changed, emptied, logged and undone', async () => {
    const iva = { nombre_comercio: 'Comercio registrado' } as const;
    const shops = [
      (await makeUser(test, { ...iva, condicion_iva: 'monotributo' })).usuario,
      (await makeUser(test, iva)).usuario,
      (await makeUser(test, { ...iva, condicion_iva: 'responsable_inscripto' })).usuario,
    ];
    const path = 'clientes?term=registrado';
    const { rows } = await exportedRows(path);
    const byCorreo = new Map(rows.map((row) => [row.Correo, row['Condición frente al IVA']]));
    expect(shops.map(({ email }) => byCorreo.get(email))).toEqual([
      'Monotributo',
      '',
      'Responsable inscripto',
    ]);
    for (const formato of ['csv', 'xlsx']) {
      const same = await sheets.read('clientes', await exported(`${path}&formato=${formato}`));
      expect(same.resumen, formato).toEqual({ nuevo: 0, cambia: 0, igual: 3, error: 0 });
      await sheets.discard(same.importacion_id);
    }

    const values = new Map([
      [shops[0]?.email, '(vacío)'],
      [shops[1]?.email, 'RI'],
    ]);
    const wanted = rows.map(({ Correo }) => values.get(Correo) ?? '');
    const read = await sheets.read('clientes', await changed(path, 'Condición frente al IVA', wanted));
    expect(read.resumen).toEqual({ nuevo: 0, cambia: 2, igual: 1, error: 0 });
    const filas = await sheets.filas(read.importacion_id, '&efecto=cambia');
    expect(filas.map(({ cambios }) => cambios)).toEqual(
      expect.arrayContaining([
        [{ campo: 'condicion_iva', antes: 'Monotributo', despues: null }],
        [{ campo: 'condicion_iva', antes: null, despues: 'Responsable inscripto' }],
      ]),
    );
    const now = () => Promise.all(shops.map(({ email }) => condicionOf(email)));
    expect(await now()).toEqual(['monotributo', null, 'responsable_inscripto']);
    await sheets.apply(read.importacion_id);
    expect(await now()).toEqual([null, 'responsable_inscripto', 'responsable_inscripto']);
    expect(Object.keys((await lastEntry('usuario.edicion'))?.despues ?? {})).toEqual(['condicion_iva']);
    await sheets.undo(read.importacion_id);
    expect(await now()).toEqual(['monotributo', null, 'responsable_inscripto']);
  });

  it('keeps the other data of the row, and shows the customer the tax at once', async () => {
    await makeProduct(test, { nombre: 'Mijo mirado', precio: 12_100 });
    const { usuario, token } = await makeUser(test, { telefono: '2477 111111' });
    const seen = async () => {
      const path = '/productos/search?term=mirado&limit=10';
      const { body } = await call<{ productos: { iva?: object }[] }>(test.app, 'GET', path, { token });
      return body.productos[0]?.iva;
    };
    expect(await seen()).toBeUndefined();
    const file = csv([
      ['CUIT', 'Teléfono', 'Cond. IVA'],
      [String(usuario.dni), '', 'Resp. Inscripto'],
    ]);
    const { importacion_id: id } = await sheets.read('clientes', file);
    await sheets.apply(id);
    expect(await seen()).toEqual({ modo: 'discriminado', alicuota: 21, neto: 100 });
    const [after] = await test.database.db.select().from(usuarios).where(sql`email = ${usuario.email}`);
    expect(after).toMatchObject({ telefono: '2477 111111', version: usuario.version + 1 });
    await sheets.undo(id);
    expect(await seen()).toBeUndefined();
  });

  it('is read as people write it, for new customers too; other values are errors', async () => {
    const WRONG_CONDICION =
      'Escribe una de estas: Responsable inscripto, Monotributo, Exento, Consumidor final.';
    const written: [string, string | null, string?][] = [
      ['Responsable inscripto', 'responsable_inscripto'],
      ['RESPONSABLE INSCRIPTO', 'responsable_inscripto'],
      ['IVA Responsable Inscripto', 'responsable_inscripto'],
      ['RI', 'responsable_inscripto'],
      ['R.I.', 'responsable_inscripto'],
      ['Resp. Inscripto', 'responsable_inscripto'],
      ['monotributo', 'monotributo'],
      ['Monotributista', 'monotributo'],
      ['Responsable Monotributo', 'monotributo'],
      ['Éxento', 'exento'],
      ['IVA Exento', 'exento'],
      ['EX', 'exento'],
      ['Consumidor Final', 'consumidor_final'],
      ['CF', 'consumidor_final'],
      ['', null],
      ['(vacío)', null],
      ['No sabe', null, WRONG_CONDICION],
      ['21', null, WRONG_CONDICION],
    ];
    const rows = written.map(([cell], at) => [
      String(27_500_000_000 + at),
      `iva${at}@sol.test`,
      ...DATOS,
      cell,
    ]);
    const read = await sheets.read('clientes', csv([[...FULL, 'Condición frente al IVA'], ...rows]));
    const filas = await sheets.filas(read.importacion_id);
    expect(filas.map(({ errores }, at) => [written[at]?.[0], errores.map(({ mensaje }) => mensaje)])).toEqual(
      written.map(([cell, , error]) => [cell, error === undefined ? [] : [error]]),
    );
    await sheets.apply(read.importacion_id);
    for (const [at, [cell, expected, error]] of written.entries()) {
      expect(await condicionOf(`iva${at}@sol.test`), cell).toBe(error === undefined ? expected : undefined);
    }
    await sheets.undo(read.importacion_id);
  });

  it('is not guessed from a column with the codes of another system', async () => {
    const { usuario } = await makeUser(test);
    const read = await sheets.read('clientes', `CUIT;Teléfono;IVA\n${usuario.dni};2477 222222;6`);
    expect(read.columnas).toContainEqual({ titulo: 'IVA', campo: null });
    expect(read.resumen).toMatchObject({ cambia: 1, error: 0 });
    await sheets.discard(read.importacion_id);
  });
});
