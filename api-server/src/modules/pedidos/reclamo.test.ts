import { LIMITS } from 'api-client/contract';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../bitacora/record.ts';
import { fotosPedidos } from '../../db/schema/pedidos-cliente.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { erase } from '../personal-data/service/erase.ts';
import { countFotos, purgeFotos } from './repository/attached.ts';
import { historyOf, linea, placeOrder } from './testing/pedidos-fixture.ts';

interface Cambio {
  tipo: string;
  falta: string | null;
  reclamo?: { nota: string | null; lineas: { nombre: string; foto_id: string | null }[] };
}

interface Refused {
  foto_id: string;
  code: string;
  mensaje: string;
  details: { field: string; message: string }[];
}

let test: TestApp;
let almond: Awaited<ReturnType<typeof makeProduct>>;
let walnut: typeof almond;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let mine: typeof empleado;
let id: string;
let lines: string[];
let photo: Buffer;
beforeAll(async () => {
  test = await testApp();
  almond = await makeProduct(test, { nombre: 'Almendra', precio: 5_000_000 });
  walnut = await makeProduct(test, { nombre: 'Nuez', precio: 200_000 });
  empleado = await makeUser(test, { roles: ['empleado'] });
  const picture = { width: 2000, height: 1000, channels: 3, background: '#964' } as const;
  photo = await sharp({ create: picture })
    .withExif(Object.fromEntries([['IFD0', { Copyright: 'secreto' }]]))
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  mine = await makeUser(test, { nombre_comercio: 'La Semilla' });
  const { usuario, token } = mine;
  const detalles = [linea(almond, 3), linea(walnut, 1)];
  const { body } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
  id = body.pedido_id;
  lines = body.detalles.map(({ detalles_pedidos_id }) => detalles_pedidos_id);
  await setEstado('recibido');
});
afterAll(() => test.close());

const setEstado = (estado_pedido: string) =>
  call(test.app, 'PATCH', `/pedidos/${id}/estado`, { token: empleado.token, body: { estado_pedido } });
const tell = (body: unknown, { token } = mine) =>
  call<Refused>(test.app, 'PUT', `/mis-pedidos/${id}/recepcion`, { token, body });
const claimLine = (place: number, fields = {}) => ({
  detalles_pedidos_id: lines[place],
  cantidad: 1,
  motivo: 'no_llego',
  ...fields,
});
const historial = async (path = `/mis-pedidos/${id}/historial`, { token } = mine) =>
  (await call<Cambio[]>(test.app, 'GET', path, { token })).body.filter(({ tipo }) => tipo === 'recepcion');

async function upload(content: Buffer | string = photo, { token } = mine) {
  const form = new FormData();
  form.append('foto', new Blob([new Uint8Array(Buffer.from(content))]), 'caja.jpg');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/mis-pedidos/${id}/fotos`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<Refused>() };
}
const read = (path: string, token?: string) =>
  test.app.inject({
    url: `/api/${path}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

describe('a reception with lines', () => {
  it('stores product, quantity and reason, and shows them as text to customer and staff', async () => {
    const lineas = [claimLine(0, { cantidad: 2 }), claimLine(1, { motivo: 'roto' })];
    const { status, body } = await tell({ falta: 'La caja vino abierta', lineas });
    expect([status, body.mensaje]).toEqual([200, 'Le avisamos a la distribuidora.']);
    const told = {
      falta: '2 × Almendra (no llegó), 1 × Nuez (llegó roto o abierto). La caja vino abierta',
      reclamo: {
        nota: 'La caja vino abierta',
        lineas: [
          { ...lineas[0], nombre: 'Almendra', producto_id: almond.producto_id, foto_id: null },
          { ...lineas[1], nombre: 'Nuez', producto_id: walnut.producto_id, foto_id: null },
        ],
      },
    };
    expect(await historial()).toMatchObject([told]);
    expect(await historial(`/pedidos/${id}/historial`, empleado)).toMatchObject([told]);
  });

  it('needs no text, and changes nothing when sent again', async () => {
    for (let press = 0; press < 2; press += 1) await tell({ falta: null, lineas: [claimLine(0)] });
    expect(await historial()).toMatchObject([{ falta: '1 × Almendra (no llegó)' }]);
    await tell({ falta: null, lineas: [claimLine(0, { motivo: 'vencido' })] });
    expect(await historial()).toHaveLength(2);
  });

  it('accepts a text without lines, and no lines when everything arrived', async () => {
    await tell({ falta: 'Falta una bolsa' });
    await tell({ falta: null, lineas: [] });
    expect(await historial()).toEqual([
      expect.objectContaining({ falta: 'Falta una bolsa' }),
      expect.objectContaining({ falta: null }),
    ]);
    expect((await historial()).some(({ reclamo }) => reclamo)).toBe(false);
  });

  it('refuses more than was delivered, a line of another order, a repeated line and an unknown reason', async () => {
    const other = await placeOrder(test, {
      usuarioId: mine.usuario.usuario_id,
      detalles: [linea(almond, 3)],
      token: mine.token,
    });
    const foreign = other.body.detalles[0]?.detalles_pedidos_id;
    const cases = [
      [[claimLine(0, { cantidad: 4 })], 'lineas.0.cantidad'],
      [[claimLine(0), claimLine(1, { cantidad: 2 })], 'lineas.1.cantidad'],
      [[claimLine(0, { cantidad: 0 })], 'lineas.0.cantidad'],
      [[claimLine(0, { cantidad: 1.5 })], 'lineas.0.cantidad'],
      [[claimLine(0, { detalles_pedidos_id: foreign })], 'lineas.0.detalles_pedidos_id'],
      [[claimLine(0), claimLine(0)], 'lineas'],
      [[claimLine(0, { motivo: 'porque sí' })], 'lineas.0.motivo'],
      [[claimLine(0, { foto_id: uuidv7() })], 'lineas.0.foto_id'],
    ] as const;
    for (const [lineas, field] of cases) {
      const { status, body } = await tell({ falta: null, lineas });
      expect([status, body.details[0]?.field]).toEqual([400, field]);
    }
    expect(await historial()).toEqual([]);
  });

  it('compares with the delivered quantity, not with the ordered one', async () => {
    await setEstado('aprobado');
    const entrega = { detalles_pedidos_id: lines[0], cantidad: 1, motivo: 'falta', sin_stock: false };
    const changed = await call(test.app, 'PATCH', `/pedidos/${id}/entrega`, {
      token: empleado.token,
      body: { lineas: [entrega] },
    });
    expect(changed.status).toBe(200);
    expect((await tell({ falta: null, lineas: [claimLine(0, { cantidad: 2 })] })).status).toBe(400);
    expect((await tell({ falta: null, lineas: [claimLine(0)] })).status).toBe(200);
  });
});

describe('a photo for a claim', () => {
  it('is stored without camera metadata, and only its customer and staff can read it', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    const lineas = [claimLine(0, { foto_id: body.foto_id })];
    expect((await tell({ falta: null, lineas })).status).toBe(200);
    expect((await historial())[0]?.reclamo?.lineas).toMatchObject([{ foto_id: body.foto_id }]);
    const [own, staffs] = [`mis-pedidos/${id}/fotos`, `pedidos/${id}/fotos`].map(
      (at) => `${at}/${body.foto_id}`,
    );
    for (const [path, token] of [
      [own, mine.token],
      [staffs, empleado.token],
    ]) {
      const answer = await read(path ?? '', token);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      const { width, height, exif } = await sharp(answer.rawPayload).metadata();
      expect([width, height, exif]).toEqual([1280, 640, undefined]);
    }
    const other = await makeUser(test);
    expect((await read(own ?? '', other.token)).statusCode).toBe(404);
    expect((await read(own ?? '', empleado.token)).statusCode).toBe(404);
    expect((await read(own ?? '')).statusCode).toBe(401);
    expect((await read(staffs ?? '', mine.token)).statusCode).toBe(403);
    expect((await read(`imagenes/${body.foto_id}/640.webp`, mine.token)).statusCode).toBe(404);
  });

  it('is stored once when sent twice, also at the same moment', async () => {
    const sent = await Promise.all([upload(), upload()]);
    expect(new Set(sent.map(({ body }) => body.foto_id)).size).toBe(1);
    expect(await countFotos(test.database.db, id)).toBe(1);
  });

  it("is refused for an invalid file, for another customer's order, above the limit, and before the approval", async () => {
    expect((await upload('ninguna foto')).status).toBe(400);
    expect((await upload(Buffer.alloc(LIMITS.imagenBytes + 1))).status).toBe(400);
    expect((await upload(photo, await makeUser(test))).status).toBe(404);
    const many = Array.from({ length: LIMITS.fotosPerPedido }, (_, n) => ({
      foto_id: uuidv7(),
      pedido_id: id,
      huella: String(n),
      contenido: photo,
    }));
    await test.database.db.insert(fotosPedidos).values(many);
    expect((await upload()).body.code).toBe('FOTOS_DE_MAS');
    await setEstado('esperando_aprobacion');
    expect((await upload()).body.code).toBe('RECEPCION_NO_DISPONIBLE');
  });

  it("is deleted after a day without a reception, and with the customer's data", async () => {
    const { db } = test.database;
    const { body } = await upload();
    await upload(await sharp(photo).negate().jpeg().toBuffer());
    await tell({ falta: null, lineas: [claimLine(0, { foto_id: body.foto_id })] });
    await purgeFotos(db);
    expect(await countFotos(db, id)).toBe(2);
    await db.update(fotosPedidos).set({ fecha: new Date('2026-01-05T12:00:00Z') });
    await purgeFotos(db);
    expect(await countFotos(db, id)).toBe(1);
    expect((await read(`mis-pedidos/${id}/fotos/${body.foto_id}`, mine.token)).statusCode).toBe(200);
    const { usuario_id: usuarioId, email } = mine.usuario;
    await setEstado('cancelado');
    await erase(db, { usuarioId, email, author: OPERATOR });
    expect(await countFotos(db, id)).toBe(0);
    expect((await historyOf(test, id)).map(({ tipo }) => tipo)).not.toContain('recepcion');
  });
});
