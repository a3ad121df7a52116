import type { OperationOf } from 'api-client/contract';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import { makeProduct, makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { cuentas, dia } from '../../cuenta-corriente/testing/cuenta-fixture.ts';
import { linea, placeOrder } from './pedidos-fixture.ts';

/** One state of the shop that every paper is printed of. */
export interface PaperCase {
  test: TestApp;
  /** Admin: sees costs too. */
  staff: string;
  cliente: { usuario_id: string; token: string; email: string };
  /** Orders of which there is something to deliver. */
  pedidos: string[];
  /** All orders of the customer. */
  todos: string[];
  /** Days of which statements of account and reports are asked. */
  dias: { desde?: string; hasta?: string }[];
  /** What was mailed about orders, by its subject: the order as the customer's screen had it then. */
  mailed: Map<string, OwnPedido>;
  /** The papers that were printed on the way, by their numbers: the lines as the screen had them then. */
  printed: Map<number, OwnPedido>;
}

export type OwnPedido = z.output<OperationOf<'misPedidos.get'>['answers'][200]>;

/** How the mail about an order in this status calls the status. */
const SUBJECTS = {
  aprobado: 'fue aprobado',
  enviado: 'está en camino',
  recibido: 'fue entregado',
  cancelado: 'fue cancelado',
} as const;

export type MakeCase = (test: TestApp) => Promise<PaperCase>;

async function begin(test: TestApp) {
  const shop = await cuentas(test);
  const { usuario, token } = await makeUser(test, { nombre_comercio: 'Almacén Norte' });
  const { usuario_id, email } = usuario;
  const byStaff = async (method: InjectOptions['method'] & string, path: string, body?: unknown) => {
    const answer = await call<{ version?: number }>(test.app, method as 'PATCH', path, {
      token: shop.staff.token,
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const product = (nombre: string, precio: number, more: object = {}) =>
    makeProduct(test, { nombre, precio, ...more });
  type Product = Awaited<ReturnType<typeof product>>;
  const order = async (lines: readonly (readonly [Product, number])[]) => {
    const detalles = lines.map(([one, cantidad]) => linea(one, cantidad));
    const { status, body } = await placeOrder(test, { usuarioId: usuario_id, detalles, token });
    if (status !== 201) throw new Error(JSON.stringify(body));
    await mail('Recibimos tu pedido N.º #', body.pedido_id);
    return body;
  };
  const mailed: PaperCase['mailed'] = new Map();
  const printed: PaperCase['printed'] = new Map();
  const own = async (pedidoId: string) =>
    (await call<OwnPedido>(test.app, 'GET', `/mis-pedidos/${pedidoId}`, { token })).body;
  /** Notes what the mail about the last step has to say. */
  const mail = async (subject: string, pedidoId: string) => {
    const pedido = await own(pedidoId);
    // A mail that waits says what the order says when it is sent.
    await test.mails();
    mailed.set(subject.replace('#', String(pedido.numero)), pedido);
  };
  const estado = async (pedidoId: string, estado_pedido: keyof typeof SUBJECTS) => {
    await byStaff('PATCH', `/pedidos/${pedidoId}/estado`, { estado_pedido });
    await mail(`Tu pedido N.º # ${SUBJECTS[estado_pedido]}`, pedidoId);
  };
  const deliver = async (pedidoId: string, lineas: object[]) => {
    await byStaff('PATCH', `/pedidos/${pedidoId}/entrega`, { lineas });
    await mail('Qué va en tu pedido N.º #', pedidoId);
  };
  const edit = async (pedidoId: string, detalles: object[]) => {
    await byStaff('PATCH', `/pedidos/${pedidoId}`, { estado_pedido: 'esperando_aprobacion', detalles });
    await mail('Actualizamos tu pedido N.º #', pedidoId);
  };
  const pack = async (pedidoId: string, bultos: number) => {
    const { detalles } = await own(pedidoId);
    await byStaff('PUT', `/empaques/${uuidv7()}`, {
      ...{ pedido_id: pedidoId, empaque_anterior: null, bultos },
      lineas: detalles.map(({ producto, cantidad }) => ({
        ...{ producto_id: producto.producto_id, esperada: cantidad, cantidad, sin_stock: false },
      })),
    });
  };
  const print = async (pedidoId: string) => {
    const headers = { authorization: `Bearer ${shop.staff.token}` };
    await test.app.inject({ url: `/api/remitos/pdf/download?pedidoId=${pedidoId}`, headers });
    const { body } = await call<{ remitos: { numero: number }[] }>(
      test.app,
      'GET',
      `/pedidos/${pedidoId}/remitos`,
      { token: shop.staff.token },
    );
    printed.set(body.remitos[0]?.numero ?? 0, await own(pedidoId));
  };
  return {
    shop,
    byStaff,
    product,
    order,
    estado,
    deliver,
    edit,
    pack,
    print,
    common: { test, staff: shop.staff.token, cliente: { usuario_id, token, email }, mailed, printed },
  };
}

/** Nothing to deliver, to pay or to sell: the only order was cancelled before it was approved. */
const empty: MakeCase = async (test) => {
  const { product, order, estado, common } = await begin(test);
  const { pedido_id } = await order([[await product('Uva', 6_000_000), 1]]);
  await estado(pedido_id, 'cancelado');
  await test.database.pool.query('UPDATE productos SET esta_activo = false');
  return { ...common, pedidos: [], todos: [pedido_id], dias: [{}, { desde: dia(9), hasta: dia(8) }] };
};

/** One order of one line, of odd cents, and one payment. */
const small: MakeCase = async (test) => {
  const { shop, product, order, estado, common } = await begin(test);
  const { pedido_id } = await order([[await product('Nuez', 5_500_005, { codigo: 'N-1' }), 1]]);
  await estado(pedido_id, 'aprobado');
  await shop.pay(common.cliente.usuario_id, 1000.1);
  return { ...common, pedidos: [pedido_id], todos: [pedido_id], dias: [{}, { desde: dia() }] };
};

/**
 * An order in each status: received, sent, cancelled, and waiting for approval. The first was printed, packed, printed again,
 * and delivered in part with a replacement and by agreement; the second was edited, with a discount; a person of the shop placed
 * the last. A payment was reversed, and one order was placed late on a day of the shop.
 */
const changed: MakeCase = async (test) => {
  const { shop, product, order, estado, deliver, edit, pack, print, byStaff, common } = await begin(test);
  const { usuario_id } = common.cliente;
  const almond = await product('Almendra', 1_234_567, { codigo: 'A-1' });
  const raisin = await product('Pasa', 100_010);
  const chia = await product('Chía', 333_333, { precio_antes_oferta: 400_000, en_promocion: true });
  const seeds = await product('Lino', 200_000, { tipo_de_precio: 'por_bulto_cerrado' });
  const oats = await product('Avena', 1_000_000, { tipo_de_precio: 'por_kilo' });
  for (const { producto_id } of [almond, chia]) {
    await byStaff('PUT', `/productos/${producto_id}/costo`, { costo: 2000.55 });
  }

  const partial = await order([
    [almond, 5],
    [raisin, 3],
    [oats, 2],
    [seeds, 4],
  ]);
  const late = dia(40);
  await test.database.pool.query('UPDATE pedidos SET fecha_pedido = $1, entrega = $2 WHERE pedido_id = $3', [
    `${late}T22:30:00-03:00`,
    { nombre: 'Local centro', domicilio: 'Mitre 12, Junín', horario: 'de 8 a 12' },
    partial.pedido_id,
  ]);
  await estado(partial.pedido_id, 'aprobado');
  await print(partial.pedido_id);
  await pack(partial.pedido_id, 7);
  await print(partial.pedido_id);
  const lineOf = (nth: number) => partial.detalles[nth]?.detalles_pedidos_id;
  await deliver(partial.pedido_id, [
    { detalles_pedidos_id: lineOf(0), cantidad: 3, motivo: 'falta' },
    { detalles_pedidos_id: lineOf(1), cantidad: 0, motivo: 'falta' },
    {
      ...{ detalles_pedidos_id: lineOf(2), cantidad: 0, motivo: 'reemplazo' },
      reemplazo: { producto_id: chia.producto_id, cantidad: 2 },
    },
    { detalles_pedidos_id: lineOf(3), cantidad: 6, motivo: 'acordado' },
  ]);
  await estado(partial.pedido_id, 'enviado');
  await estado(partial.pedido_id, 'recibido');

  // Its payment is overdue by now.
  await shop.ageOrder(partial.pedido_id, 10);

  const edited = await order([
    [almond, 4],
    [chia, 7],
  ]);
  await edit(
    edited.pedido_id,
    edited.detalles.map(({ producto, precio_unitario }, nth) => ({
      ...{ producto_id: producto.producto_id, cantidad: 3 + nth, precio_unitario },
      descuento: nth === 0 ? 7.25 : 0,
    })),
  );
  await estado(edited.pedido_id, 'aprobado');
  await pack(edited.pedido_id, 2);
  await estado(edited.pedido_id, 'enviado');

  const cancelled = await order([[oats, 6]]);
  await estado(cancelled.pedido_id, 'aprobado');
  await estado(cancelled.pedido_id, 'cancelado');

  const eva = await makeUser(test, { titular_id: usuario_id, nombre: 'Eva', apellido: 'Luz' });
  const waiting = await placeOrder(test, {
    ...{ usuarioId: eva.usuario.usuario_id, token: eva.token },
    detalles: [linea(raisin, 60)],
  });
  if (waiting.status !== 201) throw new Error(JSON.stringify(waiting.body));

  const paid = await shop.pay(usuario_id, 20_000.5, { pedido_id: edited.pedido_id });
  await shop.reverse(paid.body.movimiento_id);
  await shop.pay(usuario_id, 500.25, { fecha: dia(3), medio: 'transferencia' });
  return {
    ...common,
    pedidos: [partial.pedido_id, edited.pedido_id],
    todos: [partial, edited, cancelled, waiting.body].map(({ pedido_id }) => pedido_id),
    dias: [
      {},
      { desde: dia() },
      { desde: dia(2), hasta: dia(1) },
      { hasta: dia(1) },
      { desde: late, hasta: late },
    ],
  };
};

export const PAPER_CASES: Record<string, MakeCase> = { empty, small, changed };
