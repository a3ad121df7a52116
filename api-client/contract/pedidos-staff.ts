/** Orders for staff: lists, lines, status, edits, the remito and the dashboard's figures. */
import { z } from 'zod';
import { exactCantidad } from './cantidad.ts';
import { amount, idList, precio, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { totalIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import {
  detalle,
  detallesNuevos,
  estadoPedido,
  pedido,
  pedidoConDetalles,
  pedidosOperations,
} from './pedidos.ts';
import { miPedidoCambio } from './pedidos-cambios.ts';
import { estadosBody, estadosResultado } from './pedidos-estados.ts';
import { pedidoDelPanel, pedidosPage, pedidosQuery } from './pedidos-query.ts';
import { searchText } from './plain-text.ts';

const copias = z
  .int('Las copias deben ser un número entero.')
  .min(1, 'Se imprime una copia al menos.')
  .max(LIMITS.copiasPerRemito, `Se imprimen hasta ${LIMITS.copiasPerRemito} copias.`)
  .default(1)
  .describe('Number of copies, marked as original, duplicate and triplicate');

export const estadoBody = z.object({ estado_pedido: estadoPedido }).meta({ id: 'EstadoBody' });

export const TOO_FEW = 'La cantidad mínima es 1';
export const TOO_MANY = 'La cantidad no puede ser mayor a 1000';

const DESCUENTO = 'El descuento debe ser un número válido con hasta 2 decimales.';

/** A line that staff change; the maximum is below a customer's. Decimals only for a product sold por kilo, which the server checks. */
export const editedDetalle = z.object({
  producto_id: uuid,
  cantidad: exactCantidad.min(1, TOO_FEW).lt(LIMITS.cantidadMax, TOO_MANY),
  precio_unitario: precio,
  descuento: z
    .number(DESCUENTO)
    .min(0, 'El descuento no puede ser negativo.')
    .max(LIMITS.descuentoMax, 'El descuento no puede ser mayor a 100')
    .multipleOf(0.01, DESCUENTO)
    .default(0),
});

/** A line of a saved edit. A line with 1000 units, or with nothing delivered, stays valid until someone changes it. */
export const savedDetalle = editedDetalle
  .extend({
    cantidad: exactCantidad
      .min(0, TOO_FEW)
      .max(LIMITS.cantidadMax, TOO_MANY)
      .describe(
        '1 to 999, with up to 3 decimals for a product por kilo; or the quantity that the line already has',
      ),
  })
  .meta({ id: 'DetalleEditado' });

export const pedidoEdicionBody = z
  .object({
    estado_pedido: estadoPedido,
    detalles: z
      .array(savedDetalle)
      .min(1, 'El pedido no tiene productos.')
      .max(LIMITS.detallesPerPedido, 'El pedido tiene demasiados productos.'),
  })
  .meta({ id: 'PedidoEdicionBody' });

export const adminPedidoBody = z.object({ detalles: detallesNuevos }).meta({ id: 'AdminPedidoBody' });

/** An order with its customer's contact data, for the order's page. */
export const pedidoConContacto = pedidoDelPanel
  .extend({
    usuario: pedido.shape.usuario.extend({
      telefono: z.string().nullish(),
      dom_fiscal: z.string().nullish(),
    }),
    iva: totalIva.nullish().describe('If the order shows the amount of the tax'),
  })
  .meta({ id: 'PedidoConContacto' });

export const detalleConPedido = detalle
  .extend({
    pedido: pedidoConContacto,
    se_pesa: z.boolean().nullish().describe('True if staff weigh the product'),
    precio_base: amount
      .nullish()
      .describe("The shop's price when ordered, where the customer's agreement changed it"),
    condicion: z.string().nullish().describe('Name of that agreement'),
    descuento_condicion: z
      .number()
      .nullish()
      .describe("Percent of the agreement's general discount, which the price includes"),
    precio_de_uno: amount.nullish().describe('Price of a single unit, where the quantity lowered it'),
    escala_desde: z.int().nullish().describe('Quantity from which that lower price counts'),
  })
  .meta({ id: 'DetalleConPedido' });

export const pedidoCambio = miPedidoCambio
  .extend({ usuario: z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() }) })
  .meta({ id: 'PedidoCambio' });

export const pedidosStaffOperations = [
  defineOperation({
    id: 'pedidos.list',
    route: 'GET /pedidos',
    summary: 'All orders, newest first.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: pedidosQuery,
    answers: { 200: pedidosPage },
  }),
  defineOperation({
    id: 'pedidos.porEstado',
    route: 'GET /pedidos/{estado}',
    summary: 'The orders of one status, newest first; 404 for an unknown status.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    params: z.object({ estado: searchText() }),
    query: pedidosQuery,
    answers: { 200: pedidosPage },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.cambiarEstado',
    route: 'PATCH /pedidos/{pedido_id}/estado',
    summary: 'Sets the status of an order.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    versioned: true,
    body: { type: 'json', schema: estadoBody },
    answers: { 200: pedido },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.cambiarEstados',
    listWork: 'turns',
    route: 'PATCH /pedidos/estado',
    summary: 'Sets the status of several orders independently: a refused order does not stop the others.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    body: { type: 'json', schema: estadosBody },
    answers: { 200: estadosResultado },
  }),
  defineOperation({
    id: 'pedidos.update',
    listWork: 'statements',
    route: 'PATCH /pedidos/{pedido_id}',
    summary: 'Replaces the lines of an order that awaits approval.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    versioned: true,
    body: { type: 'json', schema: pedidoEdicionBody },
    answers: { 200: pedidoConDetalles },
    errors: ['NO_ENCONTRADO', 'PEDIDO_NO_EDITABLE', 'PRODUCTO_REPETIDO', 'MONTO_MAXIMO'],
  }),
  defineOperation({
    id: 'pedidos.historial',
    route: 'GET /pedidos/{pedido_id}/historial',
    summary: 'The history of an order with users and times, oldest first.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    answers: { 200: z.array(pedidoCambio) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.fotoDeReclamo',
    route: 'GET /pedidos/{pedido_id}/fotos/{foto_id}',
    summary: 'A picture that a customer sent with a complaint about an order.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    answers: { 200: { file: 'image/webp' } },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.createAdmin',
    listWork: 'statements',
    route: 'POST /pedidos/adminPedidos',
    summary: 'Places an order on behalf of a customer, whose account may still await approval.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    idempotent: true,
    query: z.object({ usuarioId: uuid }),
    body: { type: 'json', schema: adminPedidoBody },
    answers: { 201: pedidoConDetalles },
    errors: pedidosOperations[0].errors,
  }),
  defineOperation({
    id: 'detallesPedidos.porPedido',
    route: 'GET /detalles-pedidos/pedido/{pedido_id}',
    summary: 'The lines of one order, each with the order.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    answers: { 200: z.array(detalleConPedido) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'remitos.download',
    route: 'GET /remitos/pdf/download',
    summary:
      'The delivery note (remito) of an approved, sent or received order. The first download assigns its number.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query: z.object({ pedidoId: uuid, copias }),
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO', 'REMITO_NO_DISPONIBLE'],
  }),
  defineOperation({
    id: 'remitos.varios',
    listWork: 'turns',
    route: 'GET /remitos/pdf/varios',
    summary: 'The delivery notes of several orders in one file, in the given order.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query: z.object({ pedidoIds: idList(LIMITS.remitosPerPdf), copias }),
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO', 'REMITO_NO_DISPONIBLE'],
  }),
] as const;
