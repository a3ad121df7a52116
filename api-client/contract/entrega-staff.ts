/** Deliveries that differ from the order, and possible replacements. */
import { z } from 'zod';
import { exactCantidad, MOST_CANTIDAD } from './cantidad.ts';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { pedidoConDetalles } from './pedidos.ts';
import { producto } from './productos.ts';
import { MOTIVOS_ENTREGA } from './words.ts';

const atMost = exactCantidad.max(LIMITS.cantidadMax, MOST_CANTIDAD);
export const deliveredCantidad = atMost.min(0, 'La cantidad no puede ser negativa.');

export const entregaLinea = z
  .object({
    detalles_pedidos_id: uuid,
    cantidad: deliveredCantidad.describe('Delivered quantity'),
    motivo: z
      .enum(MOTIVOS_ENTREGA, 'El motivo no es válido.')
      .exactOptional()
      .describe('Reason for a difference from the ordered quantity; required then'),
    reemplazo: z
      .object({ producto_id: uuid, cantidad: atMost.positive('La cantidad mínima es 1') })
      .exactOptional()
      .describe('Replacement product, at its current price'),
    sin_stock: z.boolean().default(false).describe('Marks the product as out of stock'),
    con_stock: z
      .boolean()
      .exactOptional()
      .describe('Marks the product as in stock again; undoes `sin_stock`'),
  })
  .refine(({ motivo, reemplazo }) => (motivo === 'reemplazo') === (reemplazo !== undefined), {
    message: 'Elige el producto que va en su lugar.',
    path: ['reemplazo'],
  })
  .meta({ id: 'EntregaLinea' });

export const entregaBody = z
  .object({
    lineas: z
      .array(entregaLinea)
      .min(1, 'No hay ninguna línea.')
      .max(LIMITS.detallesPerPedido, 'El pedido tiene demasiados productos.')
      .refine(
        (lineas) => new Set(lineas.map((linea) => linea.detalles_pedidos_id)).size === lineas.length,
        'Una línea figura más de una vez.',
      )
      .describe('Changed lines; the others stay unchanged'),
  })
  .meta({ id: 'EntregaBody' });

export const pedidoEntregado = pedidoConDetalles
  .extend({ sin_stock: z.array(uuid).nullish().describe('Products that this call marked as out of stock') })
  .meta({ id: 'PedidoEntregado' });

export const entregaStaffOperations = [
  defineOperation({
    id: 'entrega.anotar',
    listWork: 'turns',
    route: 'PATCH /pedidos/{pedido_id}/entrega',
    summary:
      'Stores the delivered quantities of an approved, sent or received order. A repeated call changes nothing, with any version.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    versioned: true,
    body: { type: 'json', schema: entregaBody },
    answers: { 200: pedidoEntregado },
    errors: ['NO_ENCONTRADO', 'ENTREGA_NO_DISPONIBLE', 'PRODUCTO_REPETIDO', 'MONTO_MAXIMO'],
  }),
  defineOperation({
    id: 'entrega.reemplazos',
    route: 'GET /productos/{id}/reemplazos',
    summary: `Up to ${LIMITS.reemplazos} available products of the same categories, the nearest price first.`,
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    answers: { 200: z.array(producto) },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
