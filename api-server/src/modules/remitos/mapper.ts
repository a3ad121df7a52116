import { isDeepStrictEqual } from 'node:util';
import { orderedUnits } from 'api-client/contract/entrega-text';
import { showsPartes } from 'api-client/contract/iva';
import { toPesos } from 'api-client/contract/money';
import type { parada } from 'api-client/contract/reparto-staff';
import { encode } from 'uqr';
import type { z } from 'zod';
import type { RemitoCliente, RemitoDatos, RemitoLinea } from '../../db/schema/remitos.ts';
import { formatNumero } from '../../shared/format.ts';
import { ivaOf, lineIva } from '../../shared/iva.ts';
import { color } from '../../shared/paper/canvas.ts';
import type { WholePedido } from '../pedidos/repository/pedidos.ts';
import type { Parada, Remito } from './model.ts';
import type { ImpresoFound, ImpresoRow } from './repository.ts';

export interface ParadaRow extends Parada, Pick<WholePedido, 'pedido'> {
  /** The remito's printed number. */
  remitoText: string | null;
}

/** Returns for example 'Local centro: Mitre 12, Junín (de 8 a 12)'; null for the account's own address. */
const entregaText = (entrega: WholePedido['pedido']['entrega']): string | null =>
  entrega && `${entrega.nombre}: ${entrega.domicilio}${entrega.horario && ` (${entrega.horario})`}`;

/** Returns the number of packages; null when the order is not packed or its goods changed since. */
export const bultosOf = ({ bultos }: Pick<WholePedido['pedido'], 'bultos'>): number | null => bultos;

const toLinea = (row: WholePedido['detalles'][number], { iva }: WholePedido['pedido']): RemitoLinea => ({
  cantidad: row.detalle.cantidad,
  nombre: row.detalle.producto_nombre,
  codigo: row.codigoActual,
  precio_unitario: row.detalle.precio_unitario,
  descuento: row.detalle.descuento,
  total_precio: row.detalle.total_precio,
  ...(showsPartes(iva) && { iva: lineIva(row) }),
  nota: row.detalle.nota,
});

/** Returns a line with the ordered kilos beside its weight. */
const toWeighedLinea: typeof toLinea = (row, pedido) => ({
  ...toLinea(row, pedido),
  ...(row.detalle.motivo_entrega === 'peso' && { pedida: orderedUnits(row.detalle) }),
});

/** Returns the lines, note and total of an order, with the tax if the order shows its amount. */
export function toContent({ pedido, detalles }: Pick<WholePedido, 'pedido' | 'detalles'>, lineaOf = toLinea) {
  const iva = ivaOf({ pedido, detalles });
  return {
    detalles: detalles.map((row) => lineaOf(row, pedido)),
    nota: pedido.nota,
    total: pedido.total_precio,
    ...(iva && { iva }),
  };
}

interface Setting {
  shop: RemitoDatos['comercio'];
  storefrontUrl: string;
}

/** Returns the delivery note's content for the order's current state. */
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
  // Only delivered lines: nothing that is missing.
  ...toContent({ pedido, detalles: detalles.filter(({ detalle }) => detalle.cantidad > 0) }, toWeighedLinea),
  bultos: bultosOf(pedido),
});

/** Returns the order's current recipient. */
export const toCliente = ({ pedido, usuario }: WholePedido): RemitoCliente => ({
  nombre_comercio: usuario.nombre_comercio,
  nombre: usuario.nombre,
  apellido: usuario.apellido,
  dni: String(usuario.dni),
  ...(usuario.condicion_iva && { condicion_iva: usuario.condicion_iva }),
  dom_fiscal: usuario.dom_fiscal,
  telefono: usuario.telefono,
  entrega: entregaText(pedido.entrega),
});

type Content = Pick<RemitoDatos, 'detalles' | 'nota' | 'total' | 'iva' | 'bultos'>;

/** Returns the recipient without the registration for IVA, which older papers lack. */
const recipientOf = ({ condicion_iva: _, ...cliente }: RemitoCliente) => cliente;

/**
 * Returns the content that makes a paper new when it changes. The shop's data, product codes and the recipient's
 * registration for IVA do not count.
 */
const contentOf = ({ detalles, nota, total, iva, bultos }: Content, cliente: RemitoCliente | null) => ({
  detalles: detalles.map(({ codigo: _, nota: own, iva: tax, ...linea }) => ({
    ...linea,
    iva: tax ?? null,
    // The notes of an erased account are deleted in paper and order.
    nota: cliente === null ? null : (own ?? null),
  })),
  nota: cliente === null ? null : (nota ?? null),
  total,
  iva: iva ?? null,
  bultos,
  cliente: cliente && recipientOf(cliente),
});

/** Returns whether the paper still matches the order. */
export const isUpToDate = ({ datos, cliente }: ImpresoRow, whole: WholePedido, now: Content): boolean =>
  isDeepStrictEqual(contentOf(datos, cliente), contentOf(now, cliente && toCliente(whole)));

/** Returns a paper as it was printed. */
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

export const toImpreso = ({ impreso, usuario }: ImpresoFound) => ({
  numero: impreso.numero,
  numero_impreso: formatNumero(impreso.numero),
  fecha: impreso.fecha.toISOString(),
  impreso_por: usuario,
  reemplaza_a: impreso.reemplaza_a === null ? null : formatNumero(impreso.reemplaza_a),
});

const toParada = ({ pedido, remitoText, total, ...row }: ParadaRow): z.input<typeof parada> => ({
  pedido_id: pedido.pedido_id,
  numero: row.numero,
  remito: remitoText,
  nombre_comercio: row.nombre_comercio,
  domicilio: row.domicilio,
  horario: row.horario,
  telefono: row.telefono,
  bultos: row.bultos,
  productos: row.productos,
  total_precio: toPesos(total),
});

export const toZona = ({
  zona,
  proximo,
  paradas,
}: {
  zona: string | null;
  proximo: string | undefined;
  paradas: ParadaRow[];
}) => ({
  zona,
  proximo: proximo ?? null,
  paradas: paradas.map(toParada),
});

/** Draws a QR code of the URL. Needs no quiet zone: the paper around it is white. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  url: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = side / size;
  for (const [row, line] of data.entries()) {
    for (const [column, dark] of line.entries()) {
      if (dark) doc.rect(x + column * module, y + row * module, module, module);
    }
  }
  doc.fillColor(color.ink).fill();
}
