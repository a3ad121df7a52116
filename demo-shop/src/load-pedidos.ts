import { lineTotal } from 'api-client/contract/line-total';
import type { Tx } from 'api-server/db/database';
import { toStoredCantidades } from 'api-server/db/lineas';
import { empaques } from 'api-server/db/schema/empaques';
import { detallesPedidos, pedidos, pedidosCambios } from 'api-server/db/schema/pedidos';
import type { StoredLinea } from 'api-server/db/schema/stored-json';
import { notificaciones } from 'api-server/db/schema/system';
import { insertInBatches } from './insert-in-batches.ts';
import type { DemoDetalle, DemoPedido, DemoShop } from './shop/demo-types.ts';
import { totalOf } from './shop/detalles.ts';
import { demoId } from './shop/ids.ts';

/** Oldest first, so that order numbers rise with dates. */
const byDate = (shop: DemoShop) =>
  shop.pedidos.toSorted((a, b) => a.fecha_pedido.getTime() - b.fecha_pedido.getTime());

export async function insertPedidos(tx: Tx, shop: DemoShop): Promise<void> {
  const nombres = new Map(shop.productos.map(({ producto_id, nombre }) => [producto_id, nombre]));
  const alicuotas = new Map(shop.productos.map((one) => [one.producto_id, one.alicuota_iva]));
  const ordered = byDate(shop);
  await insertInBatches(tx, pedidos, ordered, ({ detalles, historial, orderedDetalles, ...pedido }) => ({
    ...pedido,
    total_precio: totalOf(detalles),
    version: Math.max(1, historial.length + (orderedDetalles ? 1 : 0)),
  }));
  await insertInBatches(tx, detallesPedidos, ordered, ({ pedido_id, detalles }) =>
    detalles.map(({ detalle_id, cantidad, cantidad_pedida, ...detalle }, orden) => ({
      ...detalle,
      ...toStoredCantidades({ cantidad, cantidad_pedida: cantidad_pedida ?? null }),
      detalles_pedidos_id: detalle_id,
      pedido_id,
      orden,
      producto_nombre: nombres.get(detalle.producto_id) ?? '',
      total_precio: lineTotal({ ...detalle, cantidad }),
      alicuota_iva: alicuotas.get(detalle.producto_id) ?? null,
    })),
  );
  await insertInBatches(tx, pedidosCambios, ordered, changesOf);
  await insertInBatches(tx, pedidosCambios, ordered, (pedido) => entregaOf(pedido, nombres));
}

/** Returns the recorded difference of a delivery, by the staff of the last status. */
function entregaOf(
  { pedido_id, detalles, orderedDetalles, historial }: DemoPedido,
  nombres: Map<string, string>,
) {
  const last = historial.at(-1);
  if (!orderedDetalles || !last) return [];
  const toStoredLineas = (lines: DemoDetalle[]): StoredLinea[] =>
    lines.map(
      ({
        detalle_id: _,
        precio_base: __,
        condicion: ___,
        descuento_condicion: ____,
        precio_de_uno: _____,
        escala_desde: ______,
        ...line
      }) => ({
        ...line,
        producto_nombre: nombres.get(line.producto_id) ?? '',
        total_precio: lineTotal(line),
      }),
    );
  return [
    {
      cambio_id: demoId('cambio', pedido_id, 'entrega'),
      pedido_id,
      usuario_id: last.byUsuarioId,
      fecha: last.when,
      tipo: 'entrega' as const,
      datos: { antes: toStoredLineas(orderedDetalles), despues: toStoredLineas(detalles) },
    },
  ];
}

/** Marks the orders as packed, by the person who changed their status last. */
export const insertEmpaques = (tx: Tx, shop: DemoShop): Promise<void> =>
  insertInBatches(tx, empaques, shop.pedidos, ({ pedido_id, detalles, historial, bultos }) => {
    const last = historial.at(-1);
    if (bultos === undefined || !last) return [];
    return [
      {
        empaque_id: demoId('empaque', pedido_id),
        pedido_id,
        usuario_id: last.byUsuarioId,
        fecha: last.when,
        bultos,
        lineas: detalles
          .filter(({ cantidad }) => cantidad > 0)
          .map(({ producto_id, cantidad }) => ({ producto_id, cantidad })),
        huella: '',
      },
    ];
  });

const changesOf = ({ pedido_id, historial }: DemoPedido) =>
  historial.map(({ when, estado, byUsuarioId }, index) => ({
    cambio_id: demoId('cambio', pedido_id, String(index)),
    pedido_id,
    usuario_id: byUsuarioId,
    fecha: when,
    tipo: index === 0 ? ('creado' as const) : ('estado' as const),
    datos: { antes: historial[index - 1]?.estado ?? null, despues: estado },
  }));

const DAYS_UNREAD = 3;

/** Inserts the notifications of the last days. */
export async function insertNotificaciones(tx: Tx, shop: DemoShop, now: Date): Promise<void> {
  const since = now.getTime() - DAYS_UNREAD * 24 * 3600 * 1000;
  const comercios = new Map(shop.usuarios.map((usuario) => [usuario.usuario_id, usuario.nombre_comercio]));
  const ofUsuarios = shop.usuarios
    .filter((usuario) => !usuario.dado_de_alta && usuario.creado_en.getTime() >= since)
    .map((usuario) => ({
      tipo: 'usuario' as const,
      mensaje: `Nueva solicitud de ${usuario.nombre_comercio}`,
      referencia_id: usuario.usuario_id,
      fecha: usuario.creado_en,
    }));
  const ofPedidos = shop.pedidos
    .filter((p) => p.estado_pedido === 'esperando_aprobacion' && p.fecha_pedido.getTime() >= since)
    .map((pedido) => ({
      tipo: 'pedido' as const,
      mensaje: `Nuevo pedido de ${comercios.get(pedido.usuario_id)}`,
      referencia_id: pedido.pedido_id,
      fecha: pedido.fecha_pedido,
    }));
  await insertInBatches(tx, notificaciones, [...ofUsuarios, ...ofPedidos], (row) => ({
    notificacion_id: demoId('notificacion', row.referencia_id),
    ...row,
  }));
}
