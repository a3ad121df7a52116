import type { OperationOf } from 'api-client/contract';
import type { ModoIva } from 'api-client/contract/iva';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import { makeProduct, makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { cuentas } from '../../cuenta-corriente/testing/cuenta-fixture.ts';
import { linea, placeOrder } from './pedidos-fixture.ts';

/** A state of the shop for which every paper is printed. */
export interface PaperCase {
  test: TestApp;
  /** An admin, who also sees costs. */
  staff: string;
  cliente: { usuario_id: string; token: string; email: string };
  /** Orders with something to deliver. */
  pedidos: string[];
  /** All orders of the customer. */
  todos: string[];
  /** Days for statements of account and reports. */
  dias: { desde?: string; hasta?: string }[];
  /** The customer's view of the order at the time of each mail, by the mail's subject. */
  mailed: Map<string, OwnPedido>;
  /** The screen's lines at the time of each printed paper, by the paper's number. */
  printed: Map<number, OwnPedido>;
}

export type OwnPedido = z.output<OperationOf<'misPedidos.get'>['answers'][200]>;

/** The words of the mail for each status. */
const SUBJECTS = {
  aprobado: 'fue aprobado',
  enviado: 'está en camino',
  recibido: 'fue entregado',
  cancelado: 'fue cancelado',
} as const;

/**
 * Makes a shop with a customer, and functions for each step of an order that papers and mails show.
 * @param modo how the customer's prices show IVA
 */
export async function beginPapers(test: TestApp, modo: ModoIva = 'incluido') {
  const shop = await cuentas(test);
  const { usuario, token } = await makeUser(test, {
    nombre_comercio: 'Almacén Norte',
    condicion_iva: modo === 'discriminado' ? 'responsable_inscripto' : null,
  });
  if (modo === 'sumado') {
    const condicionId = await makeCondicion(test, shop.staff.token, { iva: modo, reglas: [] });
    await giveCondicion(test, shop.staff.token, { usuarioId: usuario.usuario_id, condicionId });
  }
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
  /** Stores the expected content of the last step's mail. */
  const mail = async (subject: string, pedidoId: string) => {
    const pedido = await own(pedidoId);
    // A delayed mail shows the order at the time of sending.
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

async function makeCondicion(test: TestApp, staff: string, terms: object): Promise<string> {
  const body = { nombre: `Acuerdo ${uuidv7()}`, monto_minimo: null, ...terms };
  const options = { token: staff, body };
  const made = await call<{ condicion_id: string }>(test.app, 'POST', '/condiciones', options);
  return made.body.condicion_id;
}

const giveCondicion = (
  test: TestApp,
  staff: string,
  { usuarioId, condicionId }: { usuarioId: string; condicionId: string },
) =>
  call(test.app, 'PATCH', `/usuarios/${usuarioId}/condicion`, {
    ...{ token: staff, body: { condicion_id: condicionId } },
  });

/** Returns a new customer with an agreement that changes each price, and shows IVA like this. */
export async function makeAgreed(test: TestApp, staff: string, iva: ModoIva) {
  const regla = { marca_id: null, categoria_id: null, ajuste: -4.25, redondeo: 'no', direccion: 'cercano' };
  const condicionId = await makeCondicion(test, staff, { descuento: 6.5, iva, reglas: [regla] });
  const { usuario, token } = await makeUser(test);
  await giveCondicion(test, staff, { usuarioId: usuario.usuario_id, condicionId });
  return { token, condicionId };
}
