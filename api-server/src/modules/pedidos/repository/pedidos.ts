import type { EstadoPedido } from 'api-client/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, one, type Queryable, type Tx } from '../../../db/database.ts';
import { isPorKilo, isWeighed, type LineaRow, lineaColumns, toStoredCantidades } from '../../../db/lineas.ts';
import { precioIn } from '../../../db/own-prices.ts';
import { persona, personas } from '../../../db/personas.ts';
import { productos } from '../../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos, pedidosCambios } from '../../../db/schema/pedidos.ts';
import type { StoredReclamo } from '../../../db/schema/stored-json.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import { currentCosto } from '../../costos/repository.ts';
import { alicuotaOfLinea } from './iva.ts';
import { NEWEST_FIRST } from './sums.ts';

/** The customer's columns that an order needs. */
const { usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal, telefono, email } = usuarios;
const { dado_de_alta, esta_activo, roles, correo_confirmado_en, condicion_iva } = usuarios;
const named = { usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal, telefono, email };
const cliente = { ...named, dado_de_alta, esta_activo, roles, correo_confirmado_en, condicion_iva };

type Cliente = Pick<typeof usuarios.$inferSelect, keyof typeof cliente>;

export interface PedidoRow {
  pedido: typeof pedidos.$inferSelect;
  usuario: Cliente;
  /** The member of the customer's shop who placed the order. */
  persona: Persona | null;
}

type Persona = Pick<typeof usuarios.$inferSelect, keyof typeof persona>;

export interface DetalleRow {
  detalle: LineaRow;
  /** The product's current price for the order's customer, in cents. */
  precioActual: number;
  /** Rate of IVA in percent: the line's, or the product's for a line without one. */
  alicuota: number;
  /** The product's current code, which is on the shelf label today. */
  codigoActual: string | null;
  /** Whether the quantity is in kilos, by the product's current way of sale. */
  porKilo: boolean;
  /** Whether staff weigh the product at packing. */
  sePesa: boolean;
}

export type WholePedido = PedidoRow & { detalles: DetalleRow[] };

const pageOf = (q: Queryable, which: SQL): Promise<PedidoRow[]> =>
  selectRows(q)
    .where(which)
    .orderBy(...NEWEST_FIRST);

const selectRows = (q: Queryable) =>
  q
    .select({ pedido: pedidos, usuario: cliente, persona })
    .from(pedidos)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidos.usuario_id))
    .leftJoin(personas, eq(personas.usuario_id, pedidos.pedido_por));

/** Ids of a page. Uses only the index, so that a far page skips rows cheaply. */
const idsOf = (q: Queryable, which: SQL | undefined, page: Page) =>
  q
    .select({ id: pedidos.pedido_id })
    .from(pedidos)
    .where(which)
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
    .offset(page.offset);

/** Finds any customer's order: for staff. */
export const findPedido = (q: Queryable, pedidoId: string) =>
  first(selectWholes(q, eq(pedidos.pedido_id, pedidoId)));

export const findPedidos = (q: Queryable, ids: readonly string[]) =>
  selectWholes(q, inArray(pedidos.pedido_id, [...ids]));

/** Finds an order of this customer; undefined for another customer's order. */
export const findPedidoOf = (q: Queryable, usuarioId: string, pedidoId: string) =>
  first(selectWholes(q, and(eq(pedidos.pedido_id, pedidoId), eq(pedidos.usuario_id, usuarioId))));

/** Subquery: the ids of the customer's orders. */
export const idsOfCliente = (q: Queryable, usuarioId: string) =>
  q.select({ id: pedidos.pedido_id }).from(pedidos).where(eq(pedidos.usuario_id, usuarioId));

/** Returns a page of the customer's orders with their lines, newest first, and how many there are in all. */
export async function listPedidosOf(
  q: Queryable,
  usuarioId: string,
  page: Page,
): Promise<{ rows: WholePedido[]; total: number }> {
  const own = eq(pedidos.usuario_id, usuarioId);
  const ids = idsOf(q, own, page);
  return {
    rows: await selectWholes(q, inArray(pedidos.pedido_id, ids)),
    total: await q.$count(pedidos, own),
  };
}

/** Returns the customer's newest orders of any status. */
export const findNewestOf = (q: Queryable, usuarioId: string, limit: number): Promise<PedidoRow[]> =>
  pageOf(q, inArray(pedidos.pedido_id, idsOf(q, eq(pedidos.usuario_id, usuarioId), { limit, offset: 0 })));

/** SQL: a product's price for the joined customer. */
const ownPrecio = sql<number>`CASE WHEN ${usuarios.condicion_id} IS NULL THEN ${productos.precio}
  ELSE ${precioIn(sql`condicion_vigente(${usuarios.condicion_id})`)} END`.mapWith(productos.precio);

/** One statement, so that order and lines come from the same moment. Every order has lines. */
async function selectWholes(q: Queryable, which: SQL | undefined): Promise<WholePedido[]> {
  const rows = await q
    .select({
      pedido: pedidos,
      usuario: cliente,
      persona,
      detalle: lineaColumns,
      precioActual: ownPrecio,
      alicuota: alicuotaOfLinea,
      codigoActual: productos.codigo,
      porKilo: isPorKilo,
      sePesa: isWeighed,
    })
    .from(pedidos)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidos.usuario_id))
    .leftJoin(personas, eq(personas.usuario_id, pedidos.pedido_por))
    .innerJoin(detallesPedidos, eq(detallesPedidos.pedido_id, pedidos.pedido_id))
    .innerJoin(productos, eq(productos.producto_id, detallesPedidos.producto_id))
    .where(which)
    .orderBy(...NEWEST_FIRST, detallesPedidos.orden);
  return [...Map.groupBy(rows, ({ pedido }) => pedido.pedido_id).values()].flatMap((detalles) => {
    const [first] = detalles;
    return first ? { pedido: first.pedido, usuario: first.usuario, persona: first.persona, detalles } : [];
  });
}

export const countPedidosIn = (q: Queryable, usuarioId: string, estados: readonly EstadoPedido[]) =>
  q.$count(pedidos, and(eq(pedidos.usuario_id, usuarioId), inArray(pedidos.estado_pedido, [...estados])));

/** Finds the order and locks the row until the transaction ends. */
export const lockPedido = (tx: Tx, pedidoId: string): Promise<PedidoRow | undefined> =>
  first(selectRows(tx).where(eq(pedidos.pedido_id, pedidoId)).for('update', { of: pedidos }));

/** Updates the order and increments its version. */
export const updatePedido = (
  tx: Tx,
  pedidoId: string,
  change: Partial<Pick<typeof pedidos.$inferSelect, 'estado_pedido' | 'total_precio' | 'bultos'>>,
) =>
  one(
    tx
      .update(pedidos)
      .set({ ...change, version: sql`${pedidos.version} + 1` })
      .where(eq(pedidos.pedido_id, pedidoId))
      .returning(),
  );

export type DetalleNuevo = Omit<LineaRow, 'pedido_id' | 'orden' | 'costo_unitario'> & {
  /** An existing line keeps its cost; 'current' means the product's cost today. */
  costo_unitario: number | null | 'current';
};

type Goods = Pick<DetalleNuevo, 'producto_id' | 'cantidad'>;

const goodsOf = (lineas: readonly Goods[]): string =>
  lineas
    .filter(({ cantidad }) => cantidad > 0)
    .map(({ producto_id, cantidad }) => `${producto_id} ${cantidad}`)
    .sort()
    .join();

const toValues = ({ costo_unitario, cantidad, cantidad_pedida, ...linea }: DetalleNuevo) => ({
  ...linea,
  ...toStoredCantidades({ cantidad, cantidad_pedida }),
  costo_unitario: costo_unitario === 'current' ? currentCosto(linea.producto_id) : costo_unitario,
});

/** Replaces the lines of a locked order. The order stays packed while products and quantities are the same. */
export async function replaceDetalles(
  tx: Tx,
  pedidoId: string,
  lineas: readonly DetalleNuevo[],
  totalPrecio: number,
) {
  const { producto_id, cantidad } = lineaColumns;
  const before = await tx
    .delete(detallesPedidos)
    .where(eq(detallesPedidos.pedido_id, pedidoId))
    .returning({ producto_id, cantidad });
  await tx
    .insert(detallesPedidos)
    .values(lineas.map((linea, orden) => ({ ...toValues(linea), pedido_id: pedidoId, orden })));
  const isAsPacked = goodsOf(before) === goodsOf(lineas);
  return updatePedido(tx, pedidoId, { total_precio: totalPrecio, ...(isAsPacked ? {} : { bultos: null }) });
}

/** Adds an entry to the order's history. */
export async function insertCambio(
  tx: Pick<Tx, 'insert'>,
  cambio: Omit<typeof pedidosCambios.$inferInsert, 'cambio_id' | 'fecha'>,
): Promise<void> {
  // Not now(), the start of the transaction: after a wait for a lock, this entry would seem older than the
  // other's.
  const fecha = sql`clock_timestamp()`;
  await tx.insert(pedidosCambios).values({ ...cambio, cambio_id: uuidv7(), fecha });
}

export type CambioRow = Awaited<ReturnType<typeof findCambios>>[number];

/** Returns an order's changes with their authors, oldest first. With `clienteId`, only for that customer's order. */
export const findCambios = (q: Queryable, pedidoId: string, clienteId?: string) =>
  q
    .select({
      cambio: pedidosCambios,
      usuario: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
    })
    .from(pedidosCambios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidosCambios.usuario_id))
    .where(
      and(
        eq(pedidosCambios.pedido_id, pedidoId),
        clienteId === undefined ? undefined : inArray(pedidosCambios.pedido_id, idsOfCliente(q, clienteId)),
      ),
    )
    .orderBy(asc(pedidosCambios.fecha), asc(pedidosCambios.cambio_id));

/** Returns what the customer last reported about the delivery, or undefined. */
export async function findRecepcion(
  q: Queryable,
  pedidoId: string,
): Promise<{ falta: string | null; reclamo: StoredReclamo | undefined } | undefined> {
  const { fecha, cambio_id, datos, tipo, pedido_id } = pedidosCambios;
  const last = await first(
    q
      .select({ datos })
      .from(pedidosCambios)
      .where(and(eq(pedido_id, pedidoId), eq(tipo, 'recepcion')))
      .orderBy(desc(fecha), desc(cambio_id))
      .limit(1),
  );
  return last && { falta: last.datos.despues as string | null, reclamo: last.datos.reclamo };
}
