import type { ModoIva } from 'api-client/contract/iva';
import { makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { dia } from '../../cuenta-corriente/testing/cuenta-fixture.ts';
import { beginPapers, type PaperCase } from './paper-shop.ts';
import { linea, placeOrder } from './pedidos-fixture.ts';

export type MakeCase = (test: TestApp) => Promise<PaperCase>;

/** Nothing to deliver, pay or sell: the only order was cancelled before its approval. */
const empty: MakeCase = async (test) => {
  const { product, order, estado, common } = await beginPapers(test);
  const { pedido_id } = await order([[await product('Uva', 6_000_000), 1]]);
  await estado(pedido_id, 'cancelado');
  await test.database.pool.query('UPDATE productos SET esta_activo = false');
  return { ...common, pedidos: [], todos: [pedido_id], dias: [{}, { desde: dia(9), hasta: dia(8) }] };
};

/** One order with one line of odd cents, and one payment. */
const small: MakeCase = async (test) => {
  const { shop, product, order, estado, common } = await beginPapers(test);
  const { pedido_id } = await order([[await product('Nuez', 5_500_005, { codigo: 'N-1' }), 1]]);
  // Without an offer, the price before is today's price.
  await product('Maní', 100_000, { precio_antes_oferta: 100_000, en_promocion: true });
  await estado(pedido_id, 'aprobado');
  await shop.pay(common.cliente.usuario_id, 1000.1);
  return { ...common, pedidos: [pedido_id], todos: [pedido_id], dias: [{}, { desde: dia() }] };
};

/**
 * An order in each status: received, sent, cancelled and awaiting approval. The first was printed twice and
 * packed, and delivered in part, with a replacement. The second was edited, with a discount. A member of the
 * shop placed the last. One payment was reversed, and one order was placed late in the shop's day.
 * The products have different rates of IVA.
 */
const changedIn =
  (modo: ModoIva): MakeCase =>
  async (test) => {
    const { shop, product, order, estado, deliver, edit, pack, print, byStaff, common } = await beginPapers(
      test,
      modo,
    );
    const { usuario_id } = common.cliente;
    const almond = await product('Almendra', 1_234_567, { codigo: 'A-1' });
    const raisin = await product('Pasa', 100_010);
    const chia = await product('Chía', 333_333, {
      ...{ precio_antes_oferta: 400_000, en_promocion: true, alicuota_iva: 1050 },
    });
    const seeds = await product('Lino', 200_000, { tipo_de_precio: 'por_bulto_cerrado', alicuota_iva: 0 });
    const oats = await product('Avena', 1_000_000, { tipo_de_precio: 'por_kilo', alicuota_iva: 1050 });
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
    await test.database.pool.query(
      'UPDATE pedidos SET fecha_pedido = $1, entrega = $2 WHERE pedido_id = $3',
      [
        `${late}T22:30:00-03:00`,
        { nombre: 'Local centro', domicilio: 'Mitre 12, Junín', horario: 'de 8 a 12' },
        partial.pedido_id,
      ],
    );
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

    // The payment of this order is overdue by now.
    await shop.ageOrder(partial.pedido_id, 10);

    const edited = await order([
      [almond, 4],
      [chia, 7],
    ]);
    await edit(
      edited.pedido_id,
      edited.detalles.map(({ producto, precio_unitario }, nth) => ({
        ...{ producto_id: producto.producto_id, cantidad: 3 + nth },
        precio_unitario: precio_unitario + nth * 100,
        descuento: nth === 0 ? 7.25 : 0,
      })),
    );
    await estado(edited.pedido_id, 'aprobado');
    await pack(edited.pedido_id, 2);
    await estado(edited.pedido_id, 'enviado');

    const cancelled = await order([[oats, 6]]);
    await estado(cancelled.pedido_id, 'aprobado');
    await estado(cancelled.pedido_id, 'cancelado');

    const persona = await makeUser(test, { titular_id: usuario_id, nombre: 'Eva', apellido: 'Luz' });
    const waiting = await placeOrder(test, {
      ...{ usuarioId: persona.usuario.usuario_id, token: persona.token },
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

/**
 * Two orders of products sold por kilo, with the parts of IVA. Staff delivered weights of the first, one below and one above
 * the order. Staff edited the second to decimal kilos.
 */
const weighed: MakeCase = async (test) => {
  const { product, order, estado, deliver, edit, pack, print, common } = await beginPapers(
    test,
    'discriminado',
  );
  const kilos = { tipo_de_precio: 'por_kilo' };
  const cheese = await product('Queso', 800_050, { ...kilos, codigo: 'Q-1', se_pesa: true });
  const honey = await product('Miel', 333_333, { ...kilos, se_pesa: true, alicuota_iva: 1050 });
  const jar = await product('Frasco', 100_010);
  const { pedido_id, detalles } = await order([
    [cheese, 10],
    [honey, 3],
    [jar, 4],
  ]);
  await estado(pedido_id, 'aprobado');
  await deliver(
    pedido_id,
    [9.85, 3.125].map((cantidad, nth) => ({
      ...{ detalles_pedidos_id: detalles[nth]?.detalles_pedidos_id, cantidad, motivo: 'peso' },
    })),
  );
  await pack(pedido_id, 2);
  await print(pedido_id);
  await estado(pedido_id, 'enviado');

  const edited = await order([
    [cheese, 6],
    [honey, 7],
  ]);
  await edit(
    edited.pedido_id,
    edited.detalles.map(({ producto, precio_unitario }, nth) => ({
      ...{ producto_id: producto.producto_id, cantidad: nth === 0 ? 5.995 : 7 },
      precio_unitario: precio_unitario + nth * 100,
      descuento: nth === 0 ? 7.25 : 0,
    })),
  );
  await estado(edited.pedido_id, 'aprobado');
  await estado(edited.pedido_id, 'enviado');
  await estado(edited.pedido_id, 'recibido');
  const todos = [pedido_id, edited.pedido_id];
  return { ...common, pedidos: todos, todos, dias: [{}, { desde: dia() }, { desde: dia(2), hasta: dia(1) }] };
};

export const PAPER_CASES: Record<string, MakeCase> = {
  ...{ empty, small, weighed, changed: changedIn('incluido') },
  ...{ discriminado: changedIn('discriminado'), sumado: changedIn('sumado') },
};
