import { ADDED_FLAGS } from 'api-client/contract/producto-flags';
import { FLAG_TITLES } from 'api-client/contract/producto-flags-staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { makeFiltros, makeProduct, makeUser } from '../../testing/make.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let staff: Made;
let walnut: Awaited<ReturnType<typeof makeProduct>>;
let filtros: Awaited<ReturnType<typeof makeFiltros>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], apellido: 'Paz' });
  filtros = await makeFiltros(test);
  walnut = await makeProduct(test, {
    codigo: 'NZ-1',
    ...{ nombre: '=Nuez "mariposa"', descripcion: 'De Mendoza; pelada', precio: 1_234_550 },
    ...{
      precio_antes_oferta: 1_500_000,
      tipo_de_precio: 'por_bulto_cerrado',
      en_promocion: true,
      alicuota_iva: 1050,
    },
  });
  await makeProduct(test, { nombre: 'Chía', precio: 100, disponible: false });
  await makeProduct(test, { nombre: 'Retirada', precio: 100, esta_activo: false });
});
afterAll(() => test.close());

const get = (url: string, token = staff.token) =>
  test.app.inject({
    url: `/api/planillas/${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const csv = async (url: string) => {
  const { body } = await get(url);
  return body.replace('\u{FEFF}', '').trimEnd().split('\r\n');
};
const xlsx = async (url: string) => {
  const answer = await get(`${url}${url.includes('?') ? '&' : '?'}formato=xlsx`);
  return { answer, sheet: await sheetOf(answer) };
};
const last = async () => (await test.database.db.select().from(bitacora).orderBy(bitacora.entrada_id)).at(-1);

describe('the catalogue as a spreadsheet', () => {
  const HEADS = [
    ...['Código', 'Nombre', 'Marca', 'Categorías', 'Etiquetas', 'Descripción', 'Precio'],
    ...['Precio antes de la oferta', 'Tipo de precio', 'Se pesa', 'IVA', 'Disponible'],
    ...['En promoción', 'Destacado', 'Nuevo ingreso', ...ADDED_FLAGS.map((flag) => FLAG_TITLES[flag])],
    ...['Activo', 'Identificador'],
  ];

  it('is an Excel file with the columns that an import reads, and prices as numbers', async () => {
    const { answer, sheet } = await xlsx('productos?term=nuez');
    expect(answer.headers['content-disposition']).toMatch(/filename="productos_\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(sheet.rows[0]).toEqual(HEADS);
    expect(sheet.rows).toHaveLength(2);
    expect(sheet.rows[1]?.slice(0, 2)).toEqual(['NZ-1', '=Nuez "mariposa"']);
    expect(sheet.rows[1]?.slice(5)).toEqual([
      ...['De Mendoza; pelada', 12_345.5, 15_000, 'Por bulto cerrado', 'No', 10.5],
      ...['Sí', 'Sí', 'No', 'No', ...ADDED_FLAGS.map(() => 'No')],
      ...['Sí', walnut.producto_id],
    ]);
    expect(sheet.cells?.get('1,6')?.style?.numFmt).toBe('#,##0.00');
    expect(await last()).toMatchObject({
      ...{ accion: 'producto.planilla', usuario_id: staff.usuario.usuario_id },
      despues: { productos: 1 },
    });
  });

  it('joins the categories of a product', async () => {
    const { pool } = test.database;
    const ids = filtros.categorias.slice(0, 2);
    for (const categoria_id of ids) {
      await pool.query(
        'INSERT INTO productos_categorias (producto_id, categoria_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [walnut.producto_id, categoria_id],
      );
    }
    const { rows } = await pool.query<{ nombres: string }>(
      `SELECT string_agg(c.nombre, '; ' ORDER BY c.busqueda) AS nombres
       FROM productos_categorias JOIN categorias c USING (categoria_id) WHERE producto_id = $1`,
      [walnut.producto_id],
    );
    const { sheet } = await xlsx('productos?term=mariposa');
    expect(sheet.rows[1]?.[3]).toBe(rows[0]?.nombres);
    expect(rows[0]?.nombres).toContain('; ');
  });

  it("has the products of the panel's filter, and deactivated ones on request", async () => {
    const found = async (query: string) =>
      (await xlsx(`productos${query}`)).sheet.rows.slice(1).map(([, nombre]) => nombre);
    expect(await found('')).toEqual(['=Nuez "mariposa"', 'Chía']);
    expect(await found('?filtro=sin-stock')).toEqual(['Chía']);
    expect(await found('?filtro=inactivos')).toEqual(['Retirada']);
    expect(await found('?inactivos=si')).toEqual(['=Nuez "mariposa"', 'Chía', 'Retirada']);
    expect(await found(`?marca_id=${filtros.marca_id}`)).toEqual([]);
    expect(await found(`?marca_id=${walnut.marca_id}`)).toContain('=Nuez "mariposa"');
    expect((await csv('productos?term=chia'))[0]).toBe(HEADS.join(';'));
  });

  it('has thousands of products, each once and in order', async () => {
    const names = Array.from({ length: 3000 }, (_, n) => `Relleno ${String(n).padStart(4, '0')}`);
    await test.database.pool.query(
      `INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
       SELECT gen_random_uuid(), nombre, '', 100.01, 'por_unidad', (SELECT marca_id FROM marcas LIMIT 1)
       FROM unnest($1::text[]) nombre`,
      [names],
    );
    const { sheet } = await xlsx('productos?inactivos=si');
    const told = sheet.rows.slice(1).map(([, nombre]) => nombre);
    expect(told.filter((nombre) => String(nombre).startsWith('Relleno'))).toEqual(names);
    expect(told).toHaveLength(names.length + 3);
    expect(new Set(sheet.rows.slice(1).map((row) => row.at(-1))).size).toBe(names.length + 3);
    expect(sheet.rows.at(-1)?.[6]).toBe(1);
  });
});

describe('customers as a spreadsheet', () => {
  let ana: Made;
  beforeAll(async () => {
    ana = await makeUser(test, {
      ...{ nombre: 'Ana', apellido: 'Álvarez', nombre_comercio: '=Almacén', dni: 20_204_103_004 },
      ...{ telefono: '+54 2477 415820', dom_fiscal: 'Mitre 12', email: 'ana@almacen.test' },
      condicion_iva: 'responsable_inscripto',
      creado_en: new Date('2026-01-06T01:04:05Z'),
    });
    await makeUser(test, { nombre: 'Beto', apellido: 'Sosa', dado_de_alta: false, esta_activo: false });
    const persona = await makeUser(test, { nombre: 'Empleada de Ana', apellido: 'Ríos' });
    await test.database.pool.query('UPDATE usuarios SET titular_id = $1 WHERE usuario_id = $2', [
      ana.usuario.usuario_id,
      persona.usuario.usuario_id,
    ]);
    const erased = await makeUser(test, { nombre: 'Borrado', apellido: 'Borrado' });
    await test.database.db
      .update(usuarios)
      .set({ datos_borrados_en: new Date() })
      .where(eq(usuarios.usuario_id, erased.usuario.usuario_id));
  });

  it('has each shop once, with the columns that an import reads and the day as a date', async () => {
    const { answer, sheet } = await xlsx('clientes');
    expect(answer.headers['content-disposition']).toMatch(/filename="clientes_\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(sheet.rows).toEqual([
      [
        ...['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal'],
        ...['Condición frente al IVA', 'Correo', 'Alta', 'Activo'],
      ],
      [
        ...['Ana', 'Álvarez', '20-20410300-4', '=Almacén', '+54 2477 415820', 'Mitre 12'],
        ...['Responsable inscripto', 'ana@almacen.test', new Date('2026-01-05T00:00:00Z'), 'Sí'],
      ],
    ]);
    expect(await last()).toMatchObject({
      ...{ accion: 'usuario.planilla', usuario_id: staff.usuario.usuario_id },
      despues: { usuarios: 1 },
    });
  });

  it('has the requested accounts, or those that a term finds', async () => {
    const found = async (query: string) =>
      (await csv(`clientes${query}`)).slice(1).map((row) => row.split(';')[1]);
    expect(await found('?cuentas=inactivas')).toEqual(['Sosa']);
    expect(await found('?cuentas=todas')).toEqual(['Álvarez', 'Sosa']);
    expect(await found('?cuentas=todas&term=sosa')).toEqual(['Sosa']);
    expect(await csv('clientes')).toContain(
      `Ana;Álvarez;20-20410300-4;'=Almacén;'+54 2477 415820;Mitre 12;Responsable inscripto;ana@almacen.test;05/01/2026;Sí`,
    );
  });
});

it.each(['productos', 'clientes', 'pedidos'])(
  '%s answers 401 or 403 to others than staff, and 400 to an unknown format',
  async (which) => {
    const customer = await makeUser(test);
    expect((await get(which, '')).statusCode).toBe(401);
    expect((await get(which, customer.token)).statusCode).toBe(403);
    const answer = await get(`${which}?formato=pdf`);
    expect([answer.statusCode, answer.json().details[0].message]).toEqual([400, 'El formato no es válido.']);
  },
);
