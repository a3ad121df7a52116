/** Spreadsheets of own prices and terms by quantity: preview, apply, undo, and the exported sheet. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importing, readAll } from './testing/importing.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;
type Product = Awaited<ReturnType<typeof makeProduct>>;

let test: TestApp;
let admin: Made;
let customer: Made;
let sheets: ReturnType<typeof importing>;
let walnut: Product;
let chia: Product;
let lista: string;
let condicionId: string;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
  sheets = importing(test, admin.token);
});
beforeEach(async () => {
  count += 1;
  lista = `Súper ${count}`;
  walnut = await makeProduct(test, { nombre: `Nuez ${count}`, codigo: `NZ-${count}`, precio: 100_000 });
  chia = await makeProduct(test, { nombre: `Chía ${count}`, codigo: `CH-${count}`, precio: 50_000 });
  const made = await call<{ condicion_id: string }>(test.app, 'POST', '/condiciones', {
    token: admin.token,
    body: { nombre: lista, monto_minimo: null, reglas: [] },
  });
  condicionId = made.body.condicion_id;
  customer = await makeUser(test);
  await give(condicionId);
});
afterAll(() => test.close());

const give = (condicion_id: string | null) =>
  call(test.app, 'PATCH', `/usuarios/${customer.usuario.usuario_id}/condicion`, {
    token: admin.token,
    body: { condicion_id },
  });

/** Returns price and terms of a product as the customer sees them. */
async function seen({ producto_id }: Product) {
  const { token } = customer;
  const { body } = await call<{ precio: number; cantidades?: object }>(
    test.app,
    'GET',
    `/productos/${producto_id}`,
    { token },
  );
  return [body.precio, body.cantidades];
}
const setPrecio = ({ producto_id }: Product, precio: number | null) =>
  call(test.app, 'PATCH', `/condiciones/${condicionId}/precios`, {
    token: admin.token,
    body: { cambios: [{ producto_id, precio }] },
  });
const read = (rows: readonly string[]) => readAll(sheets)('condiciones', rows.join('\r\n'));
const HEADS = 'Condición;Código;Precio propio;Mínimo;Múltiplo (de a);Escalas';

describe('a sheet of agreements', () => {
  it('is previewed, applied and undone, for own prices and for terms by quantity', async () => {
    await setPrecio(chia, 480);
    const { importacion, filas } = await read([
      HEADS,
      `${lista};NZ-${count};912,5;6;6;desde 12: 5 %; desde 24: 8,5 %`.replace('%; desde', '% | desde'),
      `${lista.toLowerCase()};CH-${count};(vacío);;;`,
      `(todos);CH-${count};;2;;`,
    ]);
    expect(importacion.resumen).toEqual({ nuevo: 2, cambia: 1, igual: 0, error: 0 });
    expect(filas.map(({ nombre, efecto, cambios }) => [nombre, efecto, cambios])).toEqual([
      [
        `Nuez ${count} · ${lista}`,
        'nuevo',
        [
          { campo: 'precio', antes: null, despues: '$ 912,50' },
          { campo: 'minimo', antes: null, despues: '6' },
          { campo: 'multiplo', antes: null, despues: '6' },
          { campo: 'escalas', antes: null, despues: 'desde 12: 5 %, desde 24: 8,5 %' },
        ],
      ],
      [`Chía ${count} · ${lista}`, 'cambia', [{ campo: 'precio', antes: '$ 480,00', despues: null }]],
      [
        `Chía ${count}`,
        'nuevo',
        [
          { campo: 'minimo', antes: null, despues: '2' },
          { campo: 'multiplo', antes: null, despues: '1' },
        ],
      ],
    ]);
    expect([await seen(walnut), await seen(chia)]).toEqual([
      [1000, undefined],
      [480, undefined],
    ]);

    const applied = await sheets.apply(importacion.importacion_id);
    expect([applied.estado, applied.hechas]).toEqual(['aplicada', 3]);
    expect(await seen(walnut)).toEqual([
      912.5,
      {
        ...{ minimo: 6, multiplo: 6 },
        escalas: [
          { desde: 12, precio: 866.88 },
          { desde: 24, precio: 834.94 },
        ],
      },
    ]);
    expect(await seen(chia)).toEqual([500, { minimo: 2, multiplo: 1, escalas: [] }]);

    const undone = await sheets.undo(importacion.importacion_id);
    expect(undone.estado).toBe('deshecha');
    expect([await seen(walnut), await seen(chia)]).toEqual([
      [1000, undefined],
      [480, undefined],
    ]);
  });

  it('is in the audit log and in the history of prices', async () => {
    const { importacion } = await read([HEADS, `${lista};NZ-${count};900;6;;`]);
    await sheets.apply(importacion.importacion_id);
    const { rows } = await test.database.pool.query(
      `SELECT accion, despues FROM bitacora WHERE objeto_id = $1 AND accion <> 'condicion.alta' ORDER BY accion`,
      [condicionId],
    );
    expect(rows).toEqual([
      {
        accion: 'condicion.cantidades',
        despues: { producto: `Nuez ${count}`, minimo: 6, multiplo: 1, escalas: [] },
      },
      { accion: 'condicion.precios', despues: { precios: [`Nuez ${count}: $ 900,00`] } },
    ]);
    const history = await test.database.pool.query(
      `SELECT origen, usuario_id FROM condiciones_historia WHERE condicion_id = $1`,
      [condicionId],
    );
    expect(history.rows).toEqual([{ origen: 'importacion', usuario_id: admin.usuario.usuario_id }]);
  });

  it('leaves what changed after the preview, and what changed after it was applied', async () => {
    const { importacion } = await read([
      HEADS,
      `${lista};NZ-${count};900;;;`,
      `${lista};CH-${count};400;3;;`,
    ]);
    await setPrecio(walnut, 950);
    const applied = await sheets.apply(importacion.importacion_id);
    expect([applied.hechas, applied.salteadas]).toEqual([1, 1]);
    expect([await seen(walnut), (await seen(chia))[0]]).toEqual([[950, undefined], 400]);
    await setPrecio(chia, 410);
    await sheets.undo(importacion.importacion_id);
    expect(await seen(chia)).toEqual([410, { minimo: 3, multiplo: 1, escalas: [] }]);
  });

  it('leaves rows whose agreement was deleted after the preview', async () => {
    const { importacion } = await read([HEADS, `${lista};NZ-${count};900;6;;`, `(todos);CH-${count};;4;;`]);
    await give(null);
    await call(test.app, 'DELETE', `/condiciones/${condicionId}`, { token: admin.token });
    const applied = await sheets.apply(importacion.importacion_id);
    expect([applied.estado, applied.hechas, applied.salteadas]).toEqual(['aplicada', 1, 1]);
  });

  it('removes terms with every value emptied, and keeps those that the row does not have', async () => {
    const first = await read([HEADS, `${lista};NZ-${count};;6;6;12: 5`, `(todos);CH-${count};;2;2;`]);
    await sheets.apply(first.importacion.importacion_id);
    const tiersOnly = await read([HEADS, `${lista};NZ-${count};;;;(vacío)`]);
    await sheets.apply(tiersOnly.importacion.importacion_id);
    expect(await seen(walnut)).toEqual([1000, { minimo: 6, multiplo: 6, escalas: [] }]);
    const all = await read([
      HEADS,
      `${lista};NZ-${count};;(vacío);(vacío);(vacío)`,
      `(todos);CH-${count};;1;1;`,
    ]);
    expect(all.importacion.resumen).toMatchObject({ cambia: 2, error: 0 });
    await sheets.apply(all.importacion.importacion_id);
    expect([(await seen(walnut))[1], (await seen(chia))[1]]).toEqual([undefined, undefined]);
    const again = await read([HEADS, `(todos);CH-${count};;1;1;`]);
    expect(again.importacion.resumen).toMatchObject({ igual: 1 });
  });

  it.each([
    ['', 'NZ', '900', '', '', '', 'condicion', /^Faltan las condiciones: su nombre, o \(todos\)\.$/],
    ['Otra', 'NZ', '900', '', '', '', 'condicion', /^No hay ningunas condiciones que se llamen «Otra»\.$/],
    ['(todos)', 'NZ', '900', '', '', '', 'precio', /se cambia con una planilla de precios/],
    ['lista', 'XX', '900', '', '', '', 'codigo', /^No hay ningún producto con este código\.$/],
    ['lista', '', '900', '', '', '', 'nombre', /^Falta el producto/],
    ['lista', 'NZ', 'doce', '', '', '', 'precio', /./],
    ['lista', 'NZ', '-5', '', '', '', 'precio', /./],
    ['lista', 'NZ', '', '0', '', '', 'minimo', /va de 1 a/],
    ['lista', 'NZ', '', 'seis', '', '', 'minimo', /va de 1 a/],
    ['lista', 'NZ', '', '', '2,5', '', 'multiplo', /va de 1 a/],
    [
      'lista',
      'NZ',
      '',
      '',
      '',
      '12 unidades',
      'escalas',
      /^No entendemos «12 unidades»\. Escribe, por ejemplo/,
    ],
    ['lista', 'NZ', '', '', '', '12: 95 %', 'escalas', /El descuento va de/],
    ['lista', 'NZ', '', '', '', '12: 5,555 %', 'escalas', /2 decimales/],
    ['lista', 'NZ', '', '', '', '12: 5 % | 6: 8 %', 'escalas', /mayor que la anterior/],
    ['lista', 'NZ', '', '', '', '12: 5 % | 24: 4 %', 'escalas', /más descuento que la anterior/],
  ])(
    'refuses %s;%s;%s;%s;%s;%s',
    async (condicion, codigo, precio, minimo, multiplo, escalas, campo, why) => {
      const cells = [
        condicion === 'lista' ? lista : condicion,
        codigo && `${codigo}-${count}`,
        ...[precio, minimo, multiplo, escalas],
      ];
      // A complete row beside it: one bad row does not stop a sheet.
      const { importacion, filas } = await read([HEADS, cells.join(';'), `${lista};CH-${count};400;;;`]);
      expect([importacion.estado, importacion.resumen]).toEqual([
        'revisada',
        { nuevo: 1, cambia: 0, igual: 0, error: 1 },
      ]);
      expect(filas[0]?.errores).toEqual([{ campo, mensaje: expect.stringMatching(why) }]);
      await sheets.apply(importacion.importacion_id);
      expect(await seen(walnut)).toEqual([1000, undefined]);
      expect((await seen(chia))[0]).toBe(400);
    },
  );

  it('refuses a row about the same product of the same agreement', async () => {
    const { filas } = await read([HEADS, `${lista};NZ-${count};900;;;`, `${lista};NZ-${count};910;;;`]);
    expect(filas.map(({ efecto }) => efecto)).toEqual(['nuevo', 'error']);
    expect(filas[1]?.errores[0]?.mensaje).toBe('Está repetida: es lo mismo que la fila 2.');
  });

  it('asks for the agreement of a sheet that names none, and does not remember the choice', async () => {
    const rows = ['Código;Precio', `NZ-${count};900`];
    const { importacion, filas } = await read(rows);
    expect([importacion.estado, importacion.faltan]).toEqual(['revisada', ['Condición']]);
    expect(filas[0]?.errores[0]?.campo).toBe('condicion');
    const id = importacion.importacion_id;
    await sheets.choose(id, { fijos: { condicion: lista } });
    const chosen = await sheets.done(id);
    expect([chosen.resumen.nuevo, chosen.faltan]).toEqual([1, []]);
    await sheets.apply(id);
    expect((await seen(walnut))[0]).toBe(900);
    const next = await read(['Código;Precio', `CH-${count};900`]);
    expect(next.filas[0]?.errores[0]?.campo).toBe('condicion');
  });

  it('refuses a sheet without prices and quantities', async () => {
    const { importacion } = await read(['Condición;Código', `${lista};NZ-${count}`]);
    expect([importacion.estado, importacion.motivo]).toEqual([
      'fallida',
      'Falta la columna «Precio propio».',
    ]);
  });

  it('is for staff who change prices', async () => {
    const viewer = await makeUser(test, {
      roles: ['empleado'],
      rol_id: await makeRol(test, ['ver-precios', 'catalogo']),
    });
    const refused = await importing(test, viewer.token).upload(
      'condiciones',
      `${HEADS}\r\n${lista};NZ-1;1;;;`,
    );
    expect([refused.status, refused.body.code]).toEqual([403, 'SIN_PERMISO']);
    const { importacion } = await read([HEADS, `${lista};NZ-${count};900;;;`]);
    const other = importing(test, viewer.token);
    expect((await other.one(importacion.importacion_id)).status).toBe(403);
    expect(await other.tipos()).not.toContain('condiciones');
  });
});

describe('the exported sheet', () => {
  const exported = async (query: string, token = admin.token) =>
    test.app.inject({
      url: `/api/planillas/condiciones?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('has every active product of an agreement, and changes nothing when imported again', async () => {
    await setPrecio(walnut, 912.5);
    const { importacion } = await read([HEADS, `${lista};NZ-${count};;6;6;desde 12: 5 %`]);
    await sheets.apply(importacion.importacion_id);
    const answer = await exported(`condicion_id=${condicionId}&formato=xlsx`);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`filename="condiciones-super-${count}_\\d{4}-\\d\\d-\\d\\d\\.xlsx"$`),
    );
    const { rows } = await sheetOf(answer);
    expect(rows[0]).toEqual([
      ...['Condición', 'Código', 'Nombre', 'Marca', 'Precio de la tienda', 'Precio propio'],
      ...['Mínimo', 'Múltiplo (de a)', 'Escalas', 'Identificador'],
    ]);
    const mine = rows.filter(([, codigo]) => codigo === `NZ-${count}` || codigo === `CH-${count}`);
    expect(mine).toEqual([
      [lista, `CH-${count}`, chia.nombre, expect.any(String), 500, null, null, null, null, chia.producto_id],
      [
        ...[lista, `NZ-${count}`, walnut.nombre, expect.any(String), 1000, 912.5, 6, 6, 'desde 12: 5 %'],
        walnut.producto_id,
      ],
    ]);
    for (const formato of ['csv', 'xlsx']) {
      const { rawPayload } = await exported(`condicion_id=${condicionId}&formato=${formato}`);
      const same = await sheets.read('condiciones', rawPayload);
      expect(same.preguntas, formato).toEqual([]);
      expect(same.resumen, formato).toMatchObject({ nuevo: 0, cambia: 0, error: 0 });
      expect(same.columnas).toContainEqual({ titulo: 'Precio de la tienda', campo: null });
      await sheets.discard(same.importacion_id);
    }
  });

  it('has what any agreement has of its own, those of all customers first', async () => {
    await setPrecio(walnut, 900);
    const { importacion } = await read([HEADS, `(todos);CH-${count};;3;;`]);
    await sheets.apply(importacion.importacion_id);
    const { rows } = await sheetOf(await exported('formato=xlsx'));
    const mine = rows.filter(([, codigo]) => codigo === `NZ-${count}` || codigo === `CH-${count}`);
    expect(
      mine.map(([condicion, codigo, , , , precio, minimo]) => [condicion, codigo, precio, minimo]),
    ).toEqual([
      ['(todos)', `CH-${count}`, null, 3],
      [lista, `NZ-${count}`, 900, null],
    ]);
  });

  it('answers 404 for an unknown agreement, and 403 to a customer', async () => {
    const unknown = await exported('condicion_id=00000000-0000-4000-8000-000000000000');
    expect(unknown.statusCode).toBe(404);
    expect((await exported(`condicion_id=${condicionId}`, customer.token)).statusCode).toBe(403);
  });
});
