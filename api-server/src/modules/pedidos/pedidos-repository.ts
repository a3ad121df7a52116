import type { EstadoPedido } from 'api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { persona, personas } from '../../db/personas.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos, pedidosCambios } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';
import { currentCosto } from '../costos/costos-repository.ts';
import { NEWEST_FIRST } from './pedidos-place-repository.ts';

/** The customer as an order names them: the row holds more than an order needs to know. */
const { usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal, telefono, email } = usuarios;
const { dado_de_alta, esta_activo, roles, correo_confirmado_en } = usuarios;
const named = { usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal, telefono, email };
const cliente = { ...named, dado_de_alta, esta_activo, roles, correo_confirmado_en };

type Cliente = Pick<typeof usuarios.$inferSelect, keyof typeof cliente>;

export interface PedidoRow {
  pedido: typeof pedidos.$inferSelect;
  usuario: Cliente;
  /** Of those who order for the customer's shop, who placed it. */
  persona: Persona | null;
}

type Persona = Pick<typeof usuarios.$inferSelect, keyof typeof persona>;

export interface DetalleRow {
  detalle: typeof detallesPedidos.$inferSelect;
  /** Cents: what the product costs now. */
  precioActual: number;
  /** By which it is found now: the label on the shelf is today's, and so is its place. */
  codigoActual: string | null;
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

/** Those on a page. Found in the index alone: what is skipped on the way to a far page costs next to nothing. */
const idsOf = (q: Queryable, which: SQL | undefined, page: Page) =>
  q
    .select({ id: pedidos.pedido_id })
    .from(pedidos)
    .where(which)
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
    .offset(page.offset);

/** Any order, whosever it is: for staff. */
export const findPedido = (q: Queryable, pedidoId: string) =>
  first(selectWholes(q, eq(pedidos.pedido_id, pedidoId)));

export const findPedidos = (q: Queryable, ids: readonly string[]) =>
  selectWholes(q, inArray(pedidos.pedido_id, [...ids]));

/** An order of that customer's; another's is as if it did not exist. */
export const findPedidoOf = (q: Queryable, usuarioId: string, pedidoId: string) =>
  first(selectWholes(q, and(eq(pedidos.pedido_id, pedidoId), eq(pedidos.usuario_id, usuarioId))));

/** Of that customer's orders, for another query. */
export const idsOfCliente = (q: Queryable, usuarioId: string) =>
  q.select({ id: pedidos.pedido_id }).from(pedidos).where(eq(pedidos.usuario_id, usuarioId));

/** A page of that customer's orders with their lines, newest first, and how many there are in all. */
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

/** That customer's newest orders, of whatever status. */
export const findNewestOf = (q: Queryable, usuarioId: string, limit: number): Promise<PedidoRow[]> =>
  pageOf(q, inArray(pedidos.pedido_id, idsOf(q, eq(pedidos.usuario_id, usuarioId), { limit, offset: 0 })));

/** One statement, so that order and lines are of the same moment. An order always has lines. */
async function selectWholes(q: Queryable, which: SQL | undefined): Promise<WholePedido[]> {
  const rows = await q
    .select({
      pedido: pedidos,
      usuario: cliente,
      persona,
      detalle: detallesPedidos,
      precioActual: productos.precio,
      codigoActual: productos.codigo,
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

/** How many orders of a customer are in one of these states. */
export const countPedidosIn = (q: Queryable, usuarioId: string, estados: readonly EstadoPedido[]) =>
  q.$count(pedidos, and(eq(pedidos.usuario_id, usuarioId), inArray(pedidos.estado_pedido, [...estados])));

/** The order, and nobody changes it until the transaction ends. */
export const lockPedido = (tx: Tx, pedidoId: string): Promise<PedidoRow | undefined> =>
  first(selectRows(tx).where(eq(pedidos.pedido_id, pedidoId)).for('update', { of: pedidos }));

/** Writes the change and raises the version. */
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

export type DetalleNuevo = Omit<
  typeof detallesPedidos.$inferSelect,
  'pedido_id' | 'orden' | 'costo_unitario'
> & {
  /** What a line that was there keeps; a new one's is what its product costs now. */
  costo_unitario: number | null | 'current';
};

type Goods = Pick<DetalleNuevo, 'producto_id' | 'cantidad'>;

const goodsOf = (lineas: readonly Goods[]): string =>
  lineas
    .filter(({ cantidad }) => cantidad > 0)
    .map(({ producto_id, cantidad }) => `${producto_id} ${cantidad}`)
    .sort()
    .join();

const withCosto = ({ costo_unitario, ...linea }: DetalleNuevo) => ({
  ...linea,
  costo_unitario: costo_unitario === 'current' ? currentCosto(linea.producto_id) : costo_unitario,
});

/** The order, which is locked, with these lines instead of those it had. Packed it stays while it wants the same goods. */
export async function replaceDetalles(
  tx: Tx,
  pedidoId: string,
  lineas: readonly DetalleNuevo[],
  totalPrecio: number,
) {
  const { producto_id, cantidad } = detallesPedidos;
  const before = await tx
    .delete(detallesPedidos)
    .where(eq(detallesPedidos.pedido_id, pedidoId))
    .returning({ producto_id, cantidad });
  await tx
    .insert(detallesPedidos)
    .values(lineas.map((linea, orden) => ({ ...withCosto(linea), pedido_id: pedidoId, orden })));
  const isAsPacked = goodsOf(before) === goodsOf(lineas);
  return updatePedido(tx, pedidoId, { total_precio: totalPrecio, ...(isAsPacked ? {} : { bultos: null }) });
}

/** Keeps that somebody placed the order, set its status or edited it. */
export async function insertCambio(
  tx: Pick<Tx, 'insert'>,
  cambio: Omit<typeof pedidosCambios.$inferInsert, 'cambio_id' | 'fecha'>,
): Promise<void> {
  // Not the start of the transaction: it may have waited for another's, which would then seem the later one.
  const fecha = sql`clock_timestamp()`;
  await tx.insert(pedidosCambios).values({ ...cambio, cambio_id: uuidv7(), fecha });
}
