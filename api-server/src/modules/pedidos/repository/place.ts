import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, type Tx } from '../../../db/database.ts';
import { isPorKilo, toStoredCantidades } from '../../../db/lineas.ts';
import {
  cantidadesOf,
  condicionIdOf,
  modoIvaOf,
  type Prices,
  withOrderPrices,
  withOwnPrices,
} from '../../../db/own-prices.ts';
import { productos } from '../../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import { currentCosto } from '../../costos/repository.ts';
import { findByIds } from '../../productos/repository/productos.ts';

/** Returns the account that owns the orders of `usuarioId`: the shop's owner, or the account itself. */
export async function findComercioId(tx: Tx, usuarioId: string): Promise<string | undefined> {
  const { usuario_id, titular_id } = usuarios;
  const account = tx.select({ usuario_id, titular_id }).from(usuarios).where(eq(usuario_id, usuarioId));
  const row = await first(account);
  return row?.titular_id ?? row?.usuario_id;
}

/** Returns the account; nobody can deactivate the account until the transaction ends. */
export function lockCliente(tx: Tx, usuarioId: string) {
  const { nombre_comercio, dom_fiscal, dado_de_alta, esta_activo } = usuarios;
  const cliente = tx
    .select({
      nombre_comercio,
      dom_fiscal,
      dado_de_alta,
      esta_activo,
      condicionId: condicionIdOf,
      iva: modoIvaOf,
    })
    .from(usuarios);
  return first(cliente.where(eq(usuarios.usuario_id, usuarioId)).for('share'));
}

export type ProductoRow = Awaited<ReturnType<typeof lockPriced>>[number];

/**
 * Returns the products that exist; their prices cannot change until the transaction ends. Locks the rows in
 * order of id, so that two transactions cannot deadlock.
 * @param strength 'no key update' for a caller that may change the products: other such callers wait.
 */
function lockProductos(tx: Tx, ids: readonly string[], strength: 'share' | 'no key update' = 'share') {
  const { producto_id, nombre, precio, precio_antes_oferta, alicuota_iva, disponible, esta_activo } =
    productos;
  return tx
    .select({
      ...{ producto_id, nombre, precio, precio_antes_oferta, alicuota_iva, disponible, esta_activo },
      cantidades: cantidadesOf,
      porKilo: isPorKilo,
    })
    .from(productos)
    .where(inArray(producto_id, [...ids]))
    .orderBy(producto_id)
    .for(strength);
}

/** Like `lockProductos`, with the customer's prices, as an order keeps them. In cents. */
export async function lockPriced(
  tx: Tx,
  { ids, prices, strength }: { ids: readonly string[]; prices: Prices; strength?: 'no key update' },
) {
  return withOrderPrices(tx, prices, await lockProductos(tx, ids, strength));
}

/** Returns the customer's terms by quantity of some products, by id. */
export async function findTermsOf(tx: Tx, prices: Prices, ids: readonly string[]) {
  const rows = await withOwnPrices(tx, prices, await findByIds(tx, [...ids]));
  return new Map(rows.map(({ producto_id, cantidades }) => [producto_id, { cantidades }]));
}

/** Why a line has its price. */
export type Motivo = Pick<
  typeof detallesPedidos.$inferSelect,
  'precio_base' | 'condicion' | 'descuento_condicion' | 'precio_de_uno' | 'escala_desde'
>;

export interface NewLinea extends Motivo {
  producto_id: string;
  producto_nombre: string;
  cantidad: number;
  /** In cents, like `total_precio`. */
  precio_unitario: number;
  total_precio: number;
  /** Hundredths of a percent. */
  alicuota_iva: number;
  /** The customer's note on the line. */
  nota?: string | undefined;
}

/** Inserts an order and its lines in the given order; returns the order's id. */
export async function insertPedido(
  tx: Tx,
  pedido: Pick<
    typeof pedidos.$inferInsert,
    'usuario_id' | 'pedido_por' | 'total_precio' | 'iva' | 'asignado_a' | 'nota' | 'entrega'
  >,
  lineas: readonly NewLinea[],
): Promise<string> {
  const pedido_id = uuidv7();
  await tx.insert(pedidos).values({ pedido_id, ...pedido });
  await tx.insert(detallesPedidos).values(
    lineas.map(({ cantidad, ...linea }, orden) => {
      const costo_unitario = currentCosto(linea.producto_id);
      return {
        detalles_pedidos_id: uuidv7(),
        pedido_id,
        orden,
        costo_unitario,
        ...linea,
        ...toStoredCantidades({ cantidad }),
      };
    }),
  );
  return pedido_id;
}
