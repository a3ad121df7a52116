import { LIMITS } from 'api-client/contract';
import { type TestApp, testApp } from 'api-server/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { demoShop } from './shop/demo-shop.ts';
import { laterWork } from './shop/later-work.ts';

const now = new Date();
const { proposals } = laterWork(demoShop(now));
/** Staff edited this order after the customer placed the order. */
const edited = proposals.accepted.pedido.pedido_id;
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  const store = { has: async () => true, save: async () => undefined };
  await loadDemo(test.database, store, now, () => undefined);
}, 120_000);
afterAll(() => test.close());

const read = async <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  (await test.database.pool.query<Row>(statement, values)).rows;

/** The lines of orders with the customer's agreement `c`. */
const LINES = `detalles_pedidos d JOIN pedidos p USING (pedido_id) JOIN usuarios u USING (usuario_id)
  LEFT JOIN condiciones c ON c.condicion_id = u.condicion_id`;
/** SQL: the total of a line with this quantity, rounded once. */
const totalWith = (cantidad: string) =>
  `round(${cantidad} * d.precio_unitario * (100 - d.descuento) / 100, 2)`;

describe('the agreements of the loaded demo shop', () => {
  it('are four, with customers', async () => {
    const rows = await read<{ nombre: string; clientes: number }>(
      `SELECT c.nombre, count(usuario_id)::int AS clientes FROM condiciones c LEFT JOIN usuarios USING (condicion_id)
       GROUP BY condicion_id, c.nombre ORDER BY c.nombre`,
    );
    expect(rows).toEqual([
      { nombre: 'Dietéticas y almacenes', clientes: 9 },
      { nombre: 'Distribuidores del interior', clientes: 6 },
      { nombre: 'Gastronomía', clientes: 5 },
      { nombre: 'Supermercados', clientes: 5 },
    ]);
  });

  it('give each order line the own price, the base price and the name', async () => {
    const [counts] = await read<Record<'own' | 'base' | 'wrong', number>>(
      `SELECT count(*) FILTER (WHERE d.condicion IS NOT NULL)::int AS own,
         count(*) FILTER (WHERE d.condicion IS NULL)::int AS base,
         count(*) FILTER (WHERE COALESCE(d.precio_de_uno, d.precio_unitario) <> e.precio
           OR d.condicion IS DISTINCT FROM CASE WHEN e.precio <> e.base THEN c.nombre END
           OR d.precio_base IS DISTINCT FROM CASE WHEN e.precio <> e.base THEN e.base END)::int AS wrong
       FROM ${LINES} JOIN productos r USING (producto_id)
       CROSS JOIN LATERAL (
         SELECT o.precio, COALESCE(d.precio_base, d.precio_de_uno, d.precio_unitario) AS base
         FROM precio_en(c.condicion_id, r.producto_id, r.marca_id,
           COALESCE(d.precio_base, d.precio_de_uno, d.precio_unitario), r.precio_antes_oferta) o
       ) e
       WHERE c.condicion_id IS NOT NULL AND p.pedido_id <> $1`,
      [edited],
    );
    expect(counts?.wrong).toBe(0);
    expect(counts?.own).toBeGreaterThan(500);
    expect(counts?.base).toBeGreaterThan(100);
  });

  it('lower the price of large quantities, in orders as well', async () => {
    const [counts] = await read<Record<'tiered' | 'wrong', number>>(
      `SELECT count(*)::int AS tiered, count(*) FILTER (WHERE NOT EXISTS (
           SELECT FROM jsonb_array_elements(COALESCE(k.escalas, s.escalas)) e
           WHERE (e->>'desde')::int = d.escala_desde
             AND d.precio_unitario = round(d.precio_de_uno * (100 - (e->>'descuento')::numeric) / 100, 2)))::int AS wrong
       FROM ${LINES} LEFT JOIN productos_cantidades s ON s.producto_id = d.producto_id
       LEFT JOIN condiciones_cantidades k ON k.producto_id = d.producto_id AND k.condicion_id = c.condicion_id
       WHERE d.escala_desde IS NOT NULL AND p.pedido_id <> $1`,
      [edited],
    );
    expect(counts?.wrong).toBe(0);
    expect(counts?.tiered).toBeGreaterThan(10);
  });

  it('apply to orders of each agreement, and to no other customer', async () => {
    const rows = await read<{ nombre: string | null; condicion: string | null }>(
      `SELECT DISTINCT c.nombre, d.condicion FROM ${LINES} WHERE d.condicion IS NOT NULL ORDER BY 1`,
    );
    expect(rows.map(({ nombre }) => nombre)).toEqual([
      'Dietéticas y almacenes',
      'Distribuidores del interior',
      'Gastronomía',
      'Supermercados',
    ]);
    for (const { nombre, condicion } of rows) expect(condicion).toBe(nombre);
  });

  it('leave no order below the minimum of the customer', async () => {
    const below = await read(
      `SELECT p.pedido_id FROM ${LINES} WHERE p.pedido_id <> $1 GROUP BY p.pedido_id, c.monto_minimo
       HAVING sum(${totalWith('COALESCE(d.cantidad_pedida, d.cantidad)')}) < COALESCE(c.monto_minimo, ${LIMITS.montoMin})`,
      [edited],
    );
    expect(below).toEqual([]);
  });
});

describe('IVA in the loaded demo shop', () => {
  it("is shown in orders as in their customer's prices, with the rate of each product", async () => {
    const orders = await read<{ iva: string; condicion: string | null; pedidos: number }>(
      `SELECT p.iva, c.nombre AS condicion, count(DISTINCT p.pedido_id)::int AS pedidos FROM ${LINES}
       WHERE p.iva <> 'incluido' OR c.iva IS NOT NULL GROUP BY 1, 2 ORDER BY 1`,
    );
    expect(orders).toEqual([
      { iva: 'discriminado', condicion: 'Supermercados', pedidos: expect.any(Number) },
      { iva: 'sumado', condicion: 'Distribuidores del interior', pedidos: expect.any(Number) },
    ]);
    for (const { condicion, pedidos } of orders) expect(pedidos, String(condicion)).toBeGreaterThan(10);
    const wrong = await read(
      `SELECT d.detalles_pedidos_id FROM ${LINES} JOIN productos r USING (producto_id)
       WHERE d.alicuota_iva IS DISTINCT FROM r.alicuota_iva OR p.iva <> modo_iva(u.condicion_id, u.condicion_iva)`,
    );
    expect(wrong).toEqual([]);
  });

  it('is part of the prices for all other customers, as for the account to try the shop', async () => {
    const rows = await read<{ condicion: string | null; iva: string }>(
      `SELECT DISTINCT c.nombre AS condicion, modo_iva(u.condicion_id, u.condicion_iva) AS iva
       FROM usuarios u LEFT JOIN condiciones c USING (condicion_id) ORDER BY 1 NULLS LAST`,
    );
    expect(rows).toEqual([
      { condicion: 'Dietéticas y almacenes', iva: 'incluido' },
      { condicion: 'Distribuidores del interior', iva: 'sumado' },
      { condicion: 'Gastronomía', iva: 'incluido' },
      { condicion: 'Supermercados', iva: 'discriminado' },
      { condicion: null, iva: 'incluido' },
    ]);
    const accounts = await read(
      `SELECT email FROM usuarios WHERE email LIKE '%@tienda.test' AND (condicion_id, condicion_iva) IS DISTINCT FROM (NULL, NULL)`,
    );
    expect(accounts).toEqual([]);
  });
});

describe('the amounts of the loaded demo shop', () => {
  it('agree between lines, orders and accounts', async () => {
    const lines = await read(
      `SELECT d.detalles_pedidos_id FROM ${LINES} WHERE d.total_precio <> ${totalWith('COALESCE(d.cantidad_exacta, d.cantidad)')}`,
    );
    const orders = await read(
      `SELECT p.pedido_id FROM ${LINES} GROUP BY p.pedido_id HAVING p.total_precio <> sum(d.total_precio)`,
    );
    const debts = await read(
      `SELECT p.pedido_id FROM pedidos p LEFT JOIN movimientos m ON m.pedido_id = p.pedido_id AND m.tipo <> 'pago'
       GROUP BY p.pedido_id
       HAVING COALESCE(sum(m.importe), 0) <> CASE WHEN es_venta(p.estado_pedido) THEN p.total_precio ELSE 0 END`,
    );
    const overpaid = await read(
      `SELECT p.pedido_id FROM pedidos p JOIN movimientos m ON m.pedido_id = p.pedido_id AND m.tipo = 'pago'
       GROUP BY p.pedido_id HAVING -sum(m.importe) > p.total_precio`,
    );
    expect({ lines, orders, debts, overpaid }).toEqual({ lines: [], orders: [], debts: [], overpaid: [] });
  });

  it('keep in the history of a delivery the prices of the order', async () => {
    const differing = await read(
      `SELECT k.pedido_id FROM pedidos_cambios k
       CROSS JOIN LATERAL jsonb_array_elements(k.datos -> 'antes' || (k.datos -> 'despues')) AS l (linea)
       JOIN detalles_pedidos d ON d.pedido_id = k.pedido_id AND d.producto_id = (l.linea ->> 'producto_id')::uuid
       WHERE k.tipo = 'entrega'
         AND ((l.linea ->> 'precio_unitario')::numeric <> d.precio_unitario * 100 OR l.linea ? 'precio_base')`,
    );
    expect(differing).toEqual([]);
  });

  it('equal the stored sums of sales by day, and of balances by customer', async () => {
    const storedOf = (kind: string, group: string) =>
      read(
        `SELECT ${group} AS key, sum(importe) AS importe FROM sumas WHERE que = $1 GROUP BY 1 HAVING sum(importe) <> 0 ORDER BY 1`,
        [kind],
      );
    const sales = await read(
      `SELECT dia_de(p.fecha_pedido)::text AS key, sum(d.total_precio) AS importe FROM ${LINES}
       WHERE es_venta(p.estado_pedido) GROUP BY 1 ORDER BY 1`,
    );
    const balances = await read(
      `SELECT usuario_id::text AS key, sum(importe) AS importe FROM movimientos GROUP BY 1 HAVING sum(importe) <> 0 ORDER BY 1`,
    );
    expect(sales.length).toBeGreaterThan(50);
    expect(await storedOf('vendido', 'desde::text')).toEqual(sales);
    expect(balances.length).toBeGreaterThan(20);
    expect(await storedOf('cuenta', 'grupo')).toEqual(balances);
  });
});
