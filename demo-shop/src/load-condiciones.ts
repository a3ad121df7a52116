import type { Tx } from 'api-server/db/database';
import { BASE_PRICES, modoIvaOf, withOrderPrices } from 'api-server/db/own-prices';
import {
  condiciones,
  condicionesCantidades,
  condicionesPrecios,
  condicionesReglas,
  productosCantidades,
} from 'api-server/db/schema/condiciones';
import { usuarios } from 'api-server/db/schema/usuarios';
import { pricedAt } from 'api-server/modules/pedidos/rules';
import { insertInBatches } from './insert-in-batches.ts';
import type { DemoDetalle, DemoPedido, DemoShop } from './shop/demo-types.ts';

/** Inserts the agreements and the terms by quantity; after the catalogue, and before the accounts, which reference them. */
export async function insertCondiciones(tx: Tx, shop: DemoShop): Promise<void> {
  await insertInBatches(tx, condiciones, shop.condiciones, ({ reglas: _, precios: __, ...one }) => one);
  await insertInBatches(tx, condicionesReglas, shop.condiciones, ({ condicion_id, reglas }) =>
    reglas.map((regla, orden) => ({ ...regla, condicion_id, orden, direccion: 'cercano' as const })),
  );
  await insertInBatches(tx, condicionesPrecios, shop.condiciones, ({ condicion_id, precios }) =>
    precios.map((precio) => ({ ...precio, condicion_id })),
  );
  await insertInBatches(tx, condicionesCantidades, shop.cantidades, ({ condicion_id, ...terms }) =>
    condicion_id === null ? [] : [{ condicion_id, ...terms }],
  );
  await insertInBatches(tx, productosCantidades, shop.cantidades, ({ condicion_id, ...terms }) =>
    condicion_id === null ? [terms] : [],
  );
}

/**
 * Returns the shop with the orders at the prices of their customers' agreements, and with the way in which the customers see
 * IVA. The database computes these prices from the base prices at the time of each order. Expects the catalogue, the
 * agreements and the accounts in the database.
 */
export async function withOwnLines(tx: Tx, shop: DemoShop): Promise<DemoShop> {
  const condicionOf = new Map(shop.usuarios.map((one) => [one.usuario_id, one.condicion_id]));
  const formerPrices = new Map(shop.productos.map((one) => [one.producto_id, one.precio_antes_oferta]));
  const shopTerms = new Map(
    shop.cantidades.flatMap(({ producto_id, condicion_id, ...terms }) =>
      condicion_id === null ? [[producto_id, terms]] : [],
    ),
  );
  const priced = new Map<DemoDetalle, DemoDetalle>();
  for (const { condicion_id: condicionId } of shop.condiciones) {
    const lines = shop.pedidos
      .filter(({ usuario_id }) => condicionOf.get(usuario_id) === condicionId)
      .flatMap(({ detalles, orderedDetalles = [] }) => [...detalles, ...orderedDetalles]);
    const bases = lines.map((line) => ({
      ...{ line, producto_id: line.producto_id, precio: line.precio_unitario },
      precio_antes_oferta: formerPrices.get(line.producto_id) ?? null,
      cantidades: shopTerms.get(line.producto_id) ?? null,
    }));
    for (const row of await withOrderPrices(tx, { ...BASE_PRICES, condicionId }, bases)) {
      const { line } = row;
      const { precio_unitario, ...reasons } = pricedAt(row, line.cantidad_pedida || line.cantidad);
      const known = Object.entries(reasons).filter(([, reason]) => reason !== null);
      if (known.length > 0) priced.set(line, { ...line, precio_unitario, ...Object.fromEntries(known) });
    }
  }
  const modos = await tx.select({ usuario_id: usuarios.usuario_id, iva: modoIvaOf }).from(usuarios);
  const modoOf = new Map(modos.map(({ usuario_id, iva }) => [usuario_id, iva]));
  const own = (lines: DemoDetalle[]) => lines.map((line) => priced.get(line) ?? line);
  const pedidos = shop.pedidos.map(
    ({ detalles, orderedDetalles, ...pedido }): DemoPedido => ({
      ...pedido,
      iva: modoOf.get(pedido.usuario_id) ?? 'incluido',
      detalles: own(detalles),
      ...(orderedDetalles && { orderedDetalles: own(orderedDetalles) }),
    }),
  );
  return { ...shop, pedidos };
}
