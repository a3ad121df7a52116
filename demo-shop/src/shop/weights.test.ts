import { refusalOfWeight } from 'api-client/contract/kilos';
import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { WEIGHED } from './weights.ts';

describe.each(['2026-03-18T15:00:00Z', '2026-03-16T03:30:00Z', '2026-11-30T02:59:00Z'])(
  'weights on %s',
  (iso) => {
    const now = new Date(iso);
    const { productos, pedidos, usuarios } = demoShop(now);
    const weighed = productos.filter(({ se_pesa }) => se_pesa);
    const changed = pedidos.filter(({ detalles }) =>
      detalles.some(({ motivo_entrega }) => motivo_entrega === 'peso'),
    );

    it('belong to one loose product of each family, and most of these are sold', () => {
      expect(weighed.map(({ nombre }) => nombre)).toEqual(WEIGHED.map((family) => `${family} por kilo`));
      expect(new Set(weighed.map(({ tipo_de_precio }) => tipo_de_precio))).toEqual(new Set(['por_kilo']));
      expect(weighed.filter((one) => one.esta_activo && one.disponible).length).toBeGreaterThanOrEqual(3);
    });

    it('are in a few orders that left, some below and some above the ordered kilos', () => {
      expect(changed.length).toBeGreaterThanOrEqual(3);
      expect(changed.length).toBeLessThanOrEqual(6);
      const ids = new Set(weighed.map(({ producto_id }) => producto_id));
      const lines = changed.flatMap(({ detalles }) => detalles.filter((one) => ids.has(one.producto_id)));
      for (const { cantidad, cantidad_pedida = 0, motivo_entrega } of lines) {
        expect(motivo_entrega).toBe('peso');
        expect(refusalOfWeight(cantidad_pedida, cantidad)).toBeUndefined();
        expect(cantidad).not.toBe(cantidad_pedida);
      }
      const ways = new Set(lines.map(({ cantidad, cantidad_pedida = 0 }) => cantidad > cantidad_pedida));
      expect(ways).toEqual(new Set([true, false]));
      for (const { estado_pedido } of changed) expect(['enviado', 'recibido']).toContain(estado_pedido);
    });

    it('keep the ordered lines for the history, and the orders of the account for trying the shop', () => {
      const cliente = usuarios.find(({ email }) => email === 'cliente@tienda.test');
      for (const { usuario_id, detalles, orderedDetalles = [] } of changed) {
        expect(usuario_id).not.toBe(cliente?.usuario_id);
        expect(orderedDetalles.map(({ cantidad }) => cantidad)).toEqual(
          detalles.map(({ cantidad, cantidad_pedida }) => cantidad_pedida ?? cantidad),
        );
      }
    });

    it('are the same at each start', () => {
      expect(demoShop(now).pedidos).toEqual(pedidos);
    });
  },
);
