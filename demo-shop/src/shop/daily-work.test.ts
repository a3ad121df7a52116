import { zonaFinder } from 'api-client/contract/zona-of';
import { DIAS_SEMANA } from 'api-client/contract/zonas-words';
import { computeRhythm } from 'api-server/modules/clientes/rules';
import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { isToBring } from './entregas.ts';
import { laterWork, wholeLines } from './later-work.ts';
import { DAY, isoDay, weekdayOf } from './time.ts';

/** 40 moments over two months, at different hours. */
const moments = Array.from(
  { length: 40 },
  (_, nth) => new Date(Date.UTC(2026, 10, 28, 2) + nth * 1.47 * DAY),
);

describe.each(moments.map((now) => [now.toISOString(), now] as const))('the demo created at %s', (_, now) => {
  const shop = demoShop(now);

  it('has at least four staples that are due for cliente@tienda.test', () => {
    const cliente = shop.usuarios.find(({ email }) => email === 'cliente@tienda.test');
    const own = shop.pedidos.filter(({ usuario_id }) => usuario_id === cliente?.usuario_id);
    const dayOf = (pedido?: (typeof own)[number]) => isoDay(pedido?.fecha_pedido.getTime() ?? 0);
    const due = own[0]?.detalles.slice(0, 6).filter(({ producto_id }) => {
      const orders = own.filter(
        ({ detalles, estado_pedido }) =>
          estado_pedido !== 'cancelado' && detalles.some((one) => one.producto_id === producto_id),
      );
      const history = {
        dias: orders.map(dayOf),
        ultimo_pedido: dayOf(own.at(-1)),
        en_curso: orders.some(({ estado_pedido }) => estado_pedido !== 'recibido'),
      };
      return computeRhythm(history, isoDay(now.getTime())).toca;
    });
    expect(due?.length).toBeGreaterThanOrEqual(4);
  });

  it('has orders for claims and proposals, and products for price changes', () => {
    const { claims, proposals, precios } = laterWork(shop);
    for (const { pedido } of Object.values(claims)) expect(wholeLines(pedido).length).toBeGreaterThan(1);
    for (const { pedido, added } of Object.values(proposals)) {
      expect(pedido.detalles.length).toBeGreaterThan(1);
      expect(pedido.detalles.map(({ producto_id }) => producto_id)).not.toContain(added.producto_id);
    }
    expect(precios.changed).toHaveLength(5);
    const later = shop.productos.filter(({ marca_id }) => marca_id === precios.marca_id);
    expect(later.length).toBeGreaterThan(1);
  });

  it('delivers today to a zone with open orders, some of them packed', () => {
    const today = DIAS_SEMANA[(weekdayOf(now.getTime()) + 6) % 7];
    const find = zonaFinder(shop.dailyWork.zonas);
    const zonaOf = new Map(shop.usuarios.map((one) => [one.usuario_id, find(one.dom_fiscal)]));
    const orders = shop.pedidos.filter(
      (pedido) => isToBring(pedido) && today && zonaOf.get(pedido.usuario_id)?.dias.includes(today),
    );
    expect(orders.length).toBeGreaterThanOrEqual(3);
    expect(orders.some(({ bultos }) => bultos !== undefined)).toBe(true);
  });
});
