import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type DetalleConPedido,
  detallesPedidosPorPedidoOptions,
  type EntregaLinea,
  entregaAnotar,
  entregaReemplazosOptions,
  type PedidoEntregado,
} from 'api-client/backoffice';
import {
  addCantidades,
  cantidadText,
  type MotivoEntrega,
  orderedUnits,
  wholeCantidad,
} from 'api-client/backoffice-entrega';
import { messageOf } from 'app-core/queries/errors';
import { toasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../../shared/queries.ts';
import { ESTADO_TOAST, undoAction } from '../set-estado.ts';
import type { Lines } from './lines.ts';

/** Returns the line that replaces this line. */
export const reemplazoOf = (lines: Lines, { producto }: DetalleConPedido): DetalleConPedido | undefined =>
  lines.find(({ reemplaza_a }) => reemplaza_a === producto.producto_id);

/** Returns whether the replacement is sold por kilo, by the loaded lists. */
export function isByKilo(
  queryClient: QueryClient,
  { line, lines, reemplazo }: { line: DetalleConPedido; lines: Lines; reemplazo: string },
): boolean {
  const now = reemplazoOf(lines, line);
  if (now?.producto.producto_id === reemplazo) return now.por_kilo === true;
  const { queryKey } = entregaReemplazosOptions({ path: { id: line.producto.producto_id } });
  const found = queryClient.getQueryData(queryKey)?.find(({ producto_id }) => producto_id === reemplazo);
  return found?.tipo_de_precio === 'por_kilo';
}

export interface EntregaValues {
  /** Null for an empty field, NaN for an invalid number. */
  cantidad: number | null;
  motivo: MotivoEntrega;
  /** A product's id; '' while none is chosen. */
  reemplazo: string;
  reemplazo_cantidad: number | null;
  sin_stock: boolean;
}

/** Returns the initial values: the recorded delivery, or the full quantity. */
export function toValues(lines: Lines, line: DetalleConPedido): EntregaValues {
  const reemplazo = reemplazoOf(lines, line);
  return {
    cantidad: line.cantidad,
    motivo: line.motivo_entrega ?? (line.se_pesa ? 'peso' : 'falta'),
    reemplazo: reemplazo?.producto.producto_id ?? '',
    reemplazo_cantidad: reemplazo?.cantidad ?? null,
    sin_stock: true,
  };
}

/** Returns whether to ask about stock: only when less is delivered than ordered, and neither agreed nor weighed. */
export const asksStock = (line: DetalleConPedido, { cantidad, motivo }: EntregaValues): boolean =>
  motivo !== 'acordado' && motivo !== 'peso' && cantidad !== null && cantidad < orderedUnits(line);

/** Returns the ordered quantity that is not delivered; in whole units if the replacement has no decimals. */
export function undeliveredOf(line: DetalleConPedido, cantidad: number | null, byKilo: boolean): number {
  const undelivered = addCantidades([orderedUnits(line), -(cantidad ?? 0)]);
  return byKilo || undelivered <= 0 || Number.isNaN(undelivered) ? undelivered : wholeCantidad(undelivered);
}

/** Returns the request body. `byKilo` says whether the replacement is sold por kilo. */
export function toBody(line: DetalleConPedido, values: EntregaValues, byKilo: boolean) {
  const { cantidad, motivo, reemplazo, reemplazo_cantidad, sin_stock } = values;
  const replaced = motivo === 'reemplazo';
  const undelivered = undeliveredOf(line, cantidad, byKilo);
  const other = { producto_id: reemplazo, cantidad: reemplazo_cantidad ?? undelivered };
  return {
    detalles_pedidos_id: line.detalles_pedidos_id,
    cantidad,
    ...((replaced || cantidad !== orderedUnits(line)) && { motivo }),
    ...(replaced && reemplazo !== '' && { reemplazo: other }),
    sin_stock: sin_stock && asksStock(line, values),
  };
}

/** Returns the change that restores the line, and the stock of products that it ended. */
function beforeOf(lines: Lines, line: DetalleConPedido, ended: readonly string[]): EntregaLinea {
  const { detalles_pedidos_id, cantidad, motivo_entrega, producto } = line;
  const other = reemplazoOf(lines, line);
  return {
    detalles_pedidos_id,
    cantidad,
    ...(motivo_entrega && { motivo: motivo_entrega }),
    ...(other && { reemplazo: { producto_id: other.producto.producto_id, cantidad: other.cantidad } }),
    sin_stock: false,
    ...(ended.includes(producto.producto_id) && { con_stock: true }),
  };
}

/** Queries of the order's lines and history, and of products whose stock may change. */
const CHANGED_QUERIES = queriesOf('pedidos', 'detallesPedidos', 'productos', 'remitos');

async function send(pedido_id: string, version: number, linea: EntregaLinea): Promise<PedidoEntregado> {
  const { data } = await entregaAnotar({
    path: { pedido_id },
    body: { lineas: [linea] },
    headers: { 'If-Match': `"${version}"` },
  });
  return data;
}

function updateCache(queryClient: QueryClient, { detalles, sin_stock: _, ...pedido }: PedidoEntregado): void {
  const { queryKey } = detallesPedidosPorPedidoOptions({ path: { pedido_id: pedido.pedido_id } });
  queryClient.setQueryData(queryKey, (cached) =>
    detalles.map((detalle) => ({ ...detalle, pedido: { ...cached?.[0]?.pedido, ...pedido } })),
  );
  void queryClient.invalidateQueries(CHANGED_QUERIES);
}

const failing = (queryClient: QueryClient) => ({
  onFailure: (error: unknown) => toasts.error(`La entrega no se deshizo. ${messageOf(error)}`),
  onError: () => void queryClient.invalidateQueries(CHANGED_QUERIES),
});

/**
 * Records a line's delivery unless another user changed the order. For some seconds it can be undone before
 * the customer is mailed.
 */
export function useTellEntrega(line: DetalleConPedido, lines: Lines) {
  const queryClient = useQueryClient();
  const { pedido_id, version: seen } = line.pedido;
  return {
    send: (linea: EntregaLinea) => send(pedido_id, seen, linea),
    onSent: (response: PedidoEntregado) => {
      updateCache(queryClient, response);
      if (response.version === seen) {
        toasts.success('Ya estaba anotada así.');
        return;
      }
      const before = beforeOf(lines, line, response.sin_stock ?? []);
      const undo = async () => {
        updateCache(queryClient, await send(pedido_id, response.version, before));
        return `Entrega deshecha: de ${line.producto.nombre} van ${cantidadText(line.cantidad)}.`;
      };
      toasts.success('Entrega anotada. El cliente recibe un correo.', {
        ...ESTADO_TOAST,
        action: undoAction(queryClient, undo, failing(queryClient)),
      });
    },
    onConflict: () => void queryClient.invalidateQueries(CHANGED_QUERIES),
  };
}
