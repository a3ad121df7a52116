import type { OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { pedido, pedidoConDetalles } from 'api-client/contract/pedidos';
import type { pedidoDelPanel } from 'api-client/contract/pedidos-query';
import type { detalleConPedido } from 'api-client/contract/pedidos-staff';
import type { propuestaDePedido } from 'api-client/contract/propuestas';
import type { z } from 'zod';
import type { StoredLinea } from '../../db/schema/stored-json.ts';
import { formatNumero } from '../../shared/format.ts';
import { lineIvaField, orderIvaField } from '../../shared/iva.ts';
import type { PanelRow } from './repository/list.ts';
import type { CambioRow, DetalleNuevo, DetalleRow, PedidoRow, WholePedido } from './repository/pedidos.ts';
import type { PropuestaRow } from './repository/propuestas.ts';

type Refusal = NonNullable<
  z.input<OperationOf<'pedidos.cambiarEstados'>['answers'][200]>['resultados'][number]['code']
>;

export interface Resultado {
  pedidoId: string;
  /** The current order, changed or not. */
  pedido: PedidoRow | undefined;
  refused: { code: Refusal; message: string } | undefined;
}

type Entrega = {
  [K in 'cantidad_pedida' | 'motivo_entrega' | 'reemplaza_a']?: DetalleRow['detalle'][K] | undefined;
};

/** Returns how a line's delivery differs from the order; empty when there is no difference. */
const entregaOf = ({ cantidad_pedida, motivo_entrega, reemplaza_a }: Entrega) => ({
  ...(typeof cantidad_pedida === 'number' && { cantidad_pedida }),
  ...(motivo_entrega && { motivo_entrega }),
  ...(reemplaza_a && { reemplaza_a }),
});

type Pedido = z.input<typeof pedido>;
export type PedidoConDetalles = z.input<typeof pedidoConDetalles>;
type DetalleConPedido = z.input<typeof detalleConPedido>;
type Detalle = PedidoConDetalles['detalles'][number];

type Named = Pick<PedidoRow['usuario'], keyof Pedido['usuario']>;
type Whose = Pick<PedidoRow, 'pedido'> & {
  usuario: Named;
  persona: Omit<Named, 'nombre_comercio'> | null;
};

export const toPedido = ({ pedido, usuario, persona }: Whose): Pedido => ({
  pedido_id: pedido.pedido_id,
  numero: pedido.numero,
  total_precio: toPesos(pedido.total_precio),
  fecha_pedido: pedido.fecha_pedido.toISOString(),
  estado_pedido: pedido.estado_pedido,
  usuario: {
    usuario_id: usuario.usuario_id,
    nombre: usuario.nombre,
    apellido: usuario.apellido,
    nombre_comercio: usuario.nombre_comercio,
  },
  ...(persona && {
    pedido_por: {
      usuario_id: persona.usuario_id,
      nombre: persona.nombre,
      apellido: persona.apellido,
    },
  }),
  ...(pedido.entrega && { entrega: pedido.entrega }),
  version: pedido.version,
  ...(pedido.nota !== null && { nota: pedido.nota }),
});

export const toPedidoDelPanel = ({
  asignado,
  notas,
  propuesta,
  remito,
  ...row
}: PanelRow): z.input<typeof pedidoDelPanel> => ({
  ...toPedido(row),
  asignado,
  etiquetas: row.pedido.etiquetas,
  notas,
  ...(propuesta && { propuesta }),
  bultos: row.pedido.bultos,
  remito: remito === null ? null : formatNumero(remito),
});

/** Uses the product's name at the time of the order, and its current price and code. */
const toDetalle = (row: DetalleRow, pedido: WholePedido['pedido']): Detalle => {
  const { detalle, precioActual, codigoActual } = row;
  return {
    detalles_pedidos_id: detalle.detalles_pedidos_id,
    producto: {
      producto_id: detalle.producto_id,
      nombre: detalle.producto_nombre,
      precio: toPesos(precioActual),
      ...(codigoActual && { codigo: codigoActual }),
    },
    cantidad: detalle.cantidad,
    ...(row.porKilo && { por_kilo: true }),
    precio_unitario: toPesos(detalle.precio_unitario),
    descuento: detalle.descuento,
    total_precio: toPesos(detalle.total_precio),
    ...lineIvaField(row, pedido),
    ...(detalle.nota !== null && { nota: detalle.nota }),
    ...entregaOf(detalle),
  };
};

export const toPedidoConDetalles = (row: WholePedido): PedidoConDetalles => ({
  ...toPedido(row),
  ...orderIvaField(row),
  detalles: row.detalles.map((detalle) => toDetalle(detalle, row.pedido)),
});

export const toResultado = ({ pedidoId, pedido, refused }: Resultado) => ({
  pedido_id: pedidoId,
  pedido: pedido ? toPedido(pedido) : null,
  code: refused?.code ?? null,
  message: refused?.message ?? null,
});

/** Names the order for the audit log. */
export const asObjeto = ({ pedido_id, numero }: PedidoRow['pedido']) => ({
  tipo: 'pedido' as const,
  id: pedido_id,
  nombre: `N.º ${numero}`,
});

/** Returns each line of an order for staff: why it has its price, the order's panel data and the customer's contact data. */
export function toDetallesWithPedido(row: WholePedido, inPanel: PanelRow): DetalleConPedido[] {
  const { telefono, dom_fiscal } = row.usuario;
  const pedido = toPedidoDelPanel({ ...inPanel, ...row });
  const usuario = { ...pedido.usuario, telefono, dom_fiscal };
  const contacted = { ...pedido, usuario, ...orderIvaField(row) };
  return row.detalles.map((detalle) => {
    const { precio_base, condicion, descuento_condicion, precio_de_uno, escala_desde } = detalle.detalle;
    const list = precio_base !== null &&
      condicion !== null && {
        ...{ precio_base: toPesos(precio_base), condicion },
        ...(descuento_condicion !== null && { descuento_condicion: descuento_condicion / 100 }),
      };
    const tier = precio_de_uno !== null &&
      escala_desde !== null && { precio_de_uno: toPesos(precio_de_uno), escala_desde };
    const weighed = detalle.sePesa && { se_pesa: true };
    return { ...toDetalle(detalle, row.pedido), ...weighed, ...list, ...tier, pedido: contacted };
  });
}

type Cambio = z.input<OperationOf<'pedidos.historial'>['answers'][200]>[number];
type OwnCambio = z.input<OperationOf<'misPedidos.historial'>['answers'][200]>[number];
type Linea = Cambio['lineas'][number];

export const toCambio = ({ cambio, usuario }: CambioRow): Cambio => ({ ...toOwnCambio({ cambio }), usuario });

/** For the customer: hides which employee made the change. */
export const toOwnCambio = ({
  cambio: { cambio_id, fecha, tipo, datos },
}: Pick<CambioRow, 'cambio'>): OwnCambio => ({
  cambio_id,
  fecha: fecha.toISOString(),
  tipo,
  estado_antes: tipo === 'estado' ? (datos.antes as OwnCambio['estado_antes']) : null,
  estado_despues:
    tipo === 'estado' || tipo === 'creado' ? (datos.despues as OwnCambio['estado_despues']) : null,
  lineas: isOfLines(tipo) ? changedLines(datos.antes as StoredLinea[], datos.despues as StoredLinea[]) : [],
  ...(datos.cancelacion && { por_cliente: true, motivo: datos.cancelacion.motivo }),
  ...(datos.reclamo && { reclamo: datos.reclamo }),
  falta: tipo === 'recepcion' ? (datos.despues as string | null) : null,
});

const isOfLines = (tipo: Cambio['tipo']): boolean => tipo === 'edicion' || tipo === 'entrega';

/** Returns the lines that an edit changed, added or removed, before and after. */
export function changedLines(antes: StoredLinea[], despues: StoredLinea[]): Linea[] {
  const before = new Map(antes.map((linea) => [linea.producto_id, linea]));
  const after = new Map(despues.map((linea) => [linea.producto_id, linea]));
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((producto_id) => {
    const [was, is] = [before.get(producto_id), after.get(producto_id)];
    const [shown, now] = [toLinea(was), toLinea(is)];
    if (JSON.stringify(shown) === JSON.stringify(now)) return [];
    return { producto_id, nombre: (is ?? was)?.producto_nombre ?? '', antes: shown, despues: now };
  });
}

const toLinea = (linea: StoredLinea | undefined): Linea['antes'] =>
  linea
    ? {
        cantidad: linea.cantidad,
        precio_unitario: toPesos(linea.precio_unitario),
        descuento: linea.descuento,
        total_precio: toPesos(linea.total_precio),
        ...entregaOf(linea),
      }
    : null;

/** A proposal, and the current version of its order. */
export interface SeenPropuesta {
  propuesta: PropuestaRow | undefined;
  version: number;
}

export const toPropuestaDePedido = ({
  propuesta,
  version,
}: SeenPropuesta): z.input<typeof propuestaDePedido> => ({
  propuesta: propuesta
    ? {
        propuesta_id: propuesta.propuesta_id,
        estado: propuesta.estado,
        fecha: propuesta.fecha.toISOString(),
        resuelta_en: propuesta.resuelta_en?.toISOString() ?? null,
        motivo: propuesta.motivo,
        al_dia: propuesta.version === version,
        total_precio: toPesos(propuesta.total_precio),
        lineas: propuesta.lineas.map(({ precio_unitario, ...linea }) => ({
          ...linea,
          precio_unitario: toPesos(precio_unitario),
        })),
      }
    : null,
});

/** Returns the fields of a line that the history stores. */
export const historyFieldsOf = (
  linea: Omit<DetalleNuevo, 'detalles_pedidos_id' | 'costo_unitario'>,
): StoredLinea => ({
  producto_id: linea.producto_id,
  producto_nombre: linea.producto_nombre,
  cantidad: linea.cantidad,
  precio_unitario: linea.precio_unitario,
  descuento: linea.descuento,
  total_precio: linea.total_precio,
  ...entregaOf(linea),
});

export const keptLineas = ({ detalles }: Pick<WholePedido, 'detalles'>): StoredLinea[] =>
  detalles.map(({ detalle }) => historyFieldsOf(detalle));

/** Returns the changed lines and the total, in pesos, for the audit log. */
export function auditChangeOf(before: WholePedido, after: WholePedido) {
  const lines = changedLines(keptLineas(before), keptLineas(after));
  const side = (which: 'antes' | 'despues', { pedido }: WholePedido) => ({
    total_precio: toPesos(pedido.total_precio),
    lineas: lines.flatMap(({ nombre, [which]: linea }) => (linea ? { nombre, ...linea } : [])),
  });
  return { antes: side('antes', before), despues: side('despues', after) };
}
