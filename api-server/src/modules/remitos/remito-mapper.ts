import { isDeepStrictEqual } from 'node:util';
import type { RemitoCliente, RemitoDatos, RemitoLinea } from '../../db/schema/remitos.ts';
import { formatNumero } from '../../shared/format.ts';
import type { WholePedido } from '../pedidos/pedidos-repository.ts';
import type { Remito } from './remito.ts';
import type { ImpresoFound, ImpresoRow } from './remitos-repository.ts';

/** 'Local centro: Mitre 12, Junín (de 8 a 12)'; nothing where an order goes to its account's address. */
const entregaText = (entrega: WholePedido['pedido']['entrega']): string | null =>
  entrega && `${entrega.nombre}: ${entrega.domicilio}${entrega.horario && ` (${entrega.horario})`}`;

/** In how many packages an order is packed, as each of its papers says it; null once it wants other goods than were packed. */
export const bultosOf = ({ bultos }: Pick<WholePedido['pedido'], 'bultos'>): number | null => bultos;

/** A line as every paper of an order says it. */
export const toLinea = ({ detalle, codigoActual }: WholePedido['detalles'][number]): RemitoLinea => ({
  cantidad: detalle.cantidad,
  nombre: detalle.producto_nombre,
  codigo: codigoActual,
  precio_unitario: detalle.precio_unitario,
  descuento: detalle.descuento,
  total_precio: detalle.total_precio,
  nota: detalle.nota,
});

interface Setting {
  shop: RemitoDatos['comercio'];
  storefrontUrl: string;
}

/** What the delivery note of an order would say now. */
export const toDatos = (
  { pedido, detalles }: WholePedido,
  { shop, storefrontUrl }: Setting,
): RemitoDatos => ({
  pedido: { numero: pedido.numero, fecha: pedido.fecha_pedido.toISOString() },
  url: `${storefrontUrl}/mis-pedidos/${pedido.pedido_id}`,
  comercio: {
    nombre: shop.nombre,
    lineaLegal: shop.lineaLegal,
    cuit: shop.cuit,
    address: shop.address,
    city: shop.city,
    telefono: shop.telefono,
    email: shop.email,
  },
  // What is delivered: nothing of what is missing.
  detalles: detalles.filter(({ detalle }) => detalle.cantidad > 0).map(toLinea),
  nota: pedido.nota,
  total: pedido.total_precio,
  bultos: bultosOf(pedido),
});

/** Who the papers of an order are made out to now. */
export const toCliente = ({ pedido, usuario }: WholePedido): RemitoCliente => ({
  nombre_comercio: usuario.nombre_comercio,
  nombre: usuario.nombre,
  apellido: usuario.apellido,
  dni: String(usuario.dni),
  dom_fiscal: usuario.dom_fiscal,
  telefono: usuario.telefono,
  entrega: entregaText(pedido.entrega),
});

type Content = Pick<RemitoDatos, 'detalles' | 'nota' | 'total' | 'bultos'>;

/** What makes a paper another one. The shop's own data and today's labels do not. */
const contentOf = ({ detalles, nota, total, bultos }: Content, cliente: RemitoCliente | null) => ({
  detalles: detalles.map(({ codigo: _, nota: own, ...linea }) => ({
    ...linea,
    // What an erased account wrote is gone from paper and order.
    nota: cliente === null ? null : (own ?? null),
  })),
  nota: cliente === null ? null : (nota ?? null),
  total,
  bultos,
  cliente,
});

/** Whether the paper says what the order says now. */
export const saysTheSame = ({ datos, cliente }: ImpresoRow, whole: WholePedido, now: Content): boolean =>
  isDeepStrictEqual(contentOf(datos, cliente), contentOf(now, cliente && toCliente(whole)));

/** A paper as it was printed. */
export const toRemito = (
  { numero, fecha, reemplaza_a, datos, cliente }: ImpresoRow,
  whole: WholePedido,
  aspecto: Remito['comercio']['aspecto'],
): Remito => ({
  ...datos,
  ...{ numero, fecha, reemplaza_a },
  pedido: { ...datos.pedido, fecha: new Date(datos.pedido.fecha) },
  comercio: { ...datos.comercio, ...(aspecto && { aspecto }) },
  cliente: cliente ?? toCliente(whole),
});

/** A paper as a list names it. */
export const toImpreso = ({ impreso, usuario }: ImpresoFound) => ({
  numero: impreso.numero,
  numero_impreso: formatNumero(impreso.numero),
  fecha: impreso.fecha.toISOString(),
  impreso_por: usuario,
  reemplaza_a: impreso.reemplaza_a === null ? null : formatNumero(impreso.reemplaza_a),
});
