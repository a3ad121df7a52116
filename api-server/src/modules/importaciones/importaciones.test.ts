import { deflateRawSync } from 'node:zlib';
import type { Area } from 'api-client/contract';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { importaciones, importacionesFilas } from '../../db/schema/importaciones.ts';
import { purge } from '../../purge.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
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

const PRICES = [
  ['Nombre', 'Precio'],
  ['Ñandú', '1.234,50'],
];

it.each([
  ['Latin-1 as Windows writes it', Buffer.from(csv(PRICES), 'latin1')],
  ['UTF-8 with a byte order mark', Buffer.from(`\u{FEFF}${csv(PRICES)}`)],
  ['UTF-16', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(csv(PRICES, '\t'), 'utf16le')])],
  ['a sheet separated by commas', Buffer.from(csv(PRICES, ','))],
  ['a sheet with a title row above the headings', Buffer.from(`Lista de precios;;\n\n${csv(PRICES)}`)],
])('reads %s', async (_, content) => {
  const ñandú = await makeProduct(test, { nombre: 'Ñandú', precio: 10_000 });
  const read = await sheets.read('precios', new Uint8Array(content));
  const [fila] = await sheets.filas(read.importacion_id);
  expect(fila).toMatchObject({
    nombre: 'Ñandú',
    efecto: 'cambia',
    cambios: [{ campo: 'precio', antes: '$ 100,00', despues: '$ 1.234,50' }],
  });
  await test.database.db.delete(productos).where(sql`producto_id = ${ñandú.producto_id}`);
});

/** Returns a zip bomb: a small zip with a huge unpacked file. */
function bomb(): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 });
  const name = Buffer.from('xl/workbook.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, name, packed, central, name, end]));
}

it.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /no es una planilla/],
  ['a broken zip', new Uint8Array(Buffer.from('504b03040000', 'hex')), /dañado/],
  ['a zip bomb', bomb(), /demasiado grande/],
  ['a web page without a table', '<html><p>Código Precio</p></html>', /No pudimos leer el archivo/],
  ['a sheet without a known column', 'a;b\n1;2', /No encontramos una columna «Código» o «Nombre»/],
  ['a price list without a price column', 'Nombre;Marca\nx;y', /Falta la columna «Precio»/],
  ['a sheet with headings only', 'Nombre;Precio\n;\n', /no tiene ninguna fila/],
  ['too many rows', `Nombre;Precio\n${'x;1\n'.repeat(50_001)}`, /más de 50000 filas/],
])('fails with the reason for %s', async (_, content, motivo) => {
  const read = await sheets.read('precios', content);
  expect(read).toMatchObject({ estado: 'fallida', filas: 0 });
  expect(read.motivo).toMatch(motivo);
  expect((await sheets.act(read.importacion_id, 'aplicar', { invitacion: false })).status).toBe(409);
});

it('refuses an empty file, an unknown kind, a large file, and a customer', async () => {
  expect((await sheets.upload('precios', '')).status).toBe(400);
  expect((await sheets.upload('pedidos', 'a')).status).toBe(400);
  const large = await sheets.upload('precios', 'x'.repeat(6 * 1024 * 1024 + 1));
  expect([large.status, large.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
  const shop = importing(test, (await makeUser(test)).token);
  expect((await shop.upload('precios', csv(PRICES))).status).toBe(403);
});

it('requires the areas of the kind, and the right to change prices for price changes', async () => {
  const by = async (...areas: Area[]) => {
    const rol_id = await makeRol(test, areas);
    return importing(test, (await makeUser(test, { roles: ['empleado'], rol_id })).token);
  };
  const [editor, pricer, seller] = [
    await by('catalogo', 'ver-precios'),
    await by('cambiar-precios', 'ver-precios'),
    await by('clientes', 'solicitudes'),
  ];
  await makeProduct(test, { nombre: 'De catálogo' });
  const forbidden = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(403);
  await forbidden(editor.upload('precios', csv(PRICES)));
  await forbidden(editor.upload('clientes', 'CUIT;Correo'));
  await forbidden(pricer.upload('catalogo', csv(PRICES)));
  await forbidden(seller.upload('precios', csv(PRICES)));
  await forbidden((await by('empaque')).upload('precios', csv(PRICES)));

  const own = await editor.read('catalogo', 'Nombre;Código\nDe catálogo;DC-1');
  expect(await editor.apply(own.importacion_id)).toMatchObject({ estado: 'aplicada', hechas: 1 });
  const refused = await editor.read('catalogo', 'Nombre;PRECIO FINAL\nDe catálogo;77');
  expect([refused.estado, refused.motivo]).toEqual([
    'fallida',
    'La columna «PRECIO FINAL» cambia precios, y tu rol no los cambia. Quítala de la planilla.',
  ]);
  const { importacion_id: priced } = await sheets.read('catalogo', 'Nombre;Precio\nDe catálogo;77');
  await forbidden(editor.act(priced, 'aplicar', { invitacion: false }));
  expect(await sheets.apply(priced)).toMatchObject({ hechas: 1 });
  await forbidden(editor.act(priced, 'deshacer'));
  for (const one of [pricer, seller]) await forbidden(one.one(priced));
  await forbidden(seller.act(priced, 'deshacer'));

  const prices = await pricer.read('precios', 'Código;Precio\nDC-1;88');
  expect(await pricer.apply(prices.importacion_id)).toMatchObject({ estado: 'aplicada', hechas: 1 });
  expect([await pricer.tipos(), await seller.tipos()]).toEqual([['precios'], []]);
});

it('returns the same import for the same file while no row was applied', async () => {
  const [one, again] = await Promise.all([
    sheets.upload('precios', csv([...PRICES, ['Otro', '1']])),
    sheets.upload('precios', csv([...PRICES, ['Otro', '2']])),
  ]);
  expect(again.body.importacion_id).not.toBe(one.body.importacion_id);
  const twice = await sheets.upload('precios', csv([...PRICES, ['Otro', '1']]));
  expect(twice.body.importacion_id).toBe(one.body.importacion_id);
  await sheets.done(one.body.importacion_id);
  expect(
    (await call(test.app, 'DELETE', `/importaciones/${one.body.importacion_id}`, { token })).status,
  ).toBe(200);
  expect((await sheets.one(one.body.importacion_id)).status).toBe(404);
});

it('stops, resumes and undoes an import', async () => {
  const made = [];
  for (let count = 0; count < 3; count += 1)
    made.push(await makeProduct(test, { nombre: `Parado ${count}` }));
  const read = await sheets.read(
    'precios',
    csv([['Nombre', 'Precio'], ...made.map(({ nombre }) => [nombre, '777'])]),
  );
  const id = read.importacion_id;
  expect((await sheets.act(id, 'aplicar', { invitacion: false })).body.estado).toBe('aplicando');
  // The client repeats the call when the answer was lost.
  expect((await sheets.act(id, 'aplicar', { invitacion: false })).body.estado).toBe('aplicando');
  expect((await call(test.app, 'DELETE', `/importaciones/${id}`, { token })).status).toBe(409);
  expect((await sheets.act(id, 'deshacer')).status).toBe(409);
  expect((await sheets.act(id, 'detener')).body.estado).toBe('detenida');
  expect(await sheets.done(id)).toMatchObject({ estado: 'detenida', hechas: 0 });
  await sheets.apply(id);
  expect((await sheets.one(id)).body).toMatchObject({ estado: 'aplicada', hechas: 3 });
  expect(await sheets.undo(id)).toMatchObject({ estado: 'deshecha', avance: { hechas: 3, total: 3 } });
  const prices = await test.database.db.select().from(productos).where(sql`nombre LIKE 'Parado %'`);
  expect(prices.map(({ precio }) => precio)).toEqual([10_000, 10_000, 10_000]);
});

it('deletes rows and the file after the retention time, and answers 409 to an undo', async () => {
  const file = async () => {
    const found = test.database.db.select().from(importaciones).where(sql`importacion_id = ${id}`);
    return (await found)[0]?.contenido?.toString();
  };
  await makeProduct(test, { nombre: 'Viejo' });
  const { importacion_id: id } = await sheets.read('precios', 'Nombre;Precio\nViejo;5');
  await sheets.apply(id);
  expect(await file()).toBe('Nombre;Precio\nViejo;5');
  await test.database.db.update(importaciones).set({ fecha: new Date(Date.now() - 31 * 24 * 3600 * 1000) });
  await purge(test.database.db);
  expect(await test.database.db.$count(importacionesFilas)).toBe(0);
  expect(await test.database.db.$count(importaciones, sql`contenido IS NOT NULL`)).toBe(0);
  expect((await sheets.one(id)).body).toMatchObject({ estado: 'aplicada', se_deshace: false });
  expect((await sheets.act(id, 'deshacer')).status).toBe(409);
});

it('provides templates whose headings the import knows', async () => {
  for (const tipo of ['catalogo', 'precios', 'clientes']) {
    const answer = await test.app.inject({
      url: `/api/importaciones/modelo?tipo=${tipo}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { sheets: pages } = await readXlsx(new Uint8Array(answer.rawPayload));
    const [model, help] = pages.map(({ rows }) => rows);
    // The help sheet explains each heading, and the import knows each heading.
    expect(help?.slice(1).map(([titulo]) => titulo)).toEqual(model?.[0]);
    const read = await sheets.read(tipo, csv([(model?.[0] ?? []).map(String), ['x']]));
    expect(read.columnas.every(({ campo }) => campo !== null)).toBe(true);
  }
});
