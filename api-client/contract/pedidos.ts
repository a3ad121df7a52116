/** Orders for customers. */
import { z } from 'zod';
import { cantidad } from './cantidad.ts';
import { amount, shownPrecio, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { lineaIva, totalIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { lines } from './plain-text.ts';
import { ESTADOS_PEDIDO, MOTIVOS_ENTREGA } from './words.ts';

export const estadoPedido = z.enum(ESTADOS_PEDIDO, 'El estado no es válido.').meta({ id: 'EstadoPedido' });

/** A customer's note to the shop, on an order or a line. */
export const notaCliente = lines(undefined)
  .min(1, 'La nota está vacía.')
  .max(LIMITS.notaCliente, `La nota puede tener hasta ${LIMITS.notaCliente} caracteres.`);

const NOTA = "The customer's note to the shop";

export const detalleNuevo = z
  .object({
    producto_id: uuid,
    cantidad,
    precio_unitario: shownPrecio,
    nota: notaCliente.exactOptional().describe(`${NOTA} about this line`),
  })
  .meta({ id: 'DetalleNuevo' });

export const detallesNuevos = z
  .array(detalleNuevo)
  .min(1, 'El pedido no tiene productos.')
  .max(LIMITS.detallesPerPedido, 'El pedido tiene demasiados productos.');

export const pedidoBody = z
  .object({
    usuarioId: uuid,
    detalles: detallesNuevos,
    nota: notaCliente.exactOptional().describe(`${NOTA} about the order`),
    domicilio_id: uuid
      .nullable()
      .exactOptional()
      .describe(
        "Delivery address of the customer; null for the account's address; absent for the customer's default",
      ),
  })
  .meta({ id: 'PedidoBody' });

/** Delivery address of an order, copied when the order was placed. */
const entrega = z.object({ nombre: z.string(), domicilio: z.string(), horario: z.string() });

const pedidoUsuario = z.object({
  usuario_id: uuid,
  nombre: z.string(),
  apellido: z.string(),
  nombre_comercio: z.string(),
});

export const pedido = z
  .object({
    pedido_id: uuid,
    numero: z.int().describe("The order's number for people; printed on the remito"),
    total_precio: amount,
    fecha_pedido: z.iso.datetime(),
    estado_pedido: estadoPedido,
    usuario: pedidoUsuario,
    pedido_por: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullish()
      .describe("The person of the customer's shop who placed the order"),
    nota: z.string().nullish().describe(`${NOTA} about the order`),
    entrega: entrega.nullish().describe("Null for the account's own address"),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Pedido' });

/** Fields of a line that is not delivered as ordered; absent on other lines. */
export const entregaOfLinea = {
  cantidad_pedida: z.number().nullish().describe('Ordered quantity; 0 for a replacement product'),
  motivo_entrega: z.enum(MOTIVOS_ENTREGA).nullish(),
  reemplaza_a: uuid.nullish().describe('The product that this one replaces'),
};

export const detalle = z
  .object({
    detalles_pedidos_id: uuid,
    producto: z.object({
      producto_id: uuid,
      nombre: z.string().describe('Name at the time of the order'),
      precio: amount.describe("Today's price"),
      codigo: z.string().nullish().describe("Today's code of the product, as on the shelf label"),
    }),
    cantidad: z
      .number()
      .describe('Delivered quantity; equals the ordered one unless `cantidad_pedida` is set'),
    por_kilo: z
      .boolean()
      .nullish()
      .describe('True if the quantity is in kilos, which staff give with up to 3 decimals'),
    precio_unitario: amount,
    descuento: z.number().describe('Per cent'),
    total_precio: amount,
    iva: lineaIva.nullish().describe('For orders that show the amount of the tax'),
    nota: z.string().nullish().describe(`${NOTA} about this line`),
    ...entregaOfLinea,
  })
  .meta({ id: 'Detalle' });

export const pedidoConDetalles = pedido
  .extend({
    iva: totalIva.nullish().describe('For orders that show the amount of the tax'),
    detalles: z.array(detalle),
  })
  .meta({ id: 'PedidoConDetalles' });

export const intentoDePedido = z
  .object({
    pedido: pedidoConDetalles
      .nullable()
      .describe('The order that this key placed; null if none, and then the key can never place one'),
  })
  .meta({ id: 'IntentoDePedido' });

export const pedidosOperations = [
  defineOperation({
    id: 'pedidos.create',
    listWork: 'statements',
    route: 'POST /pedidos',
    summary:
      "Places an order at the prices that the caller saw: for the caller, the caller's shop, or as staff for a customer. A person's id stands for their shop.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['pedidos', 'ver-precios'],
    idempotent: true,
    body: { type: 'json', schema: pedidoBody },
    answers: { 201: pedidoConDetalles },
    errors: [
      'SIN_PERMISO',
      'MONTO_MINIMO',
      'MONTO_MAXIMO',
      'PRODUCTO_REPETIDO',
      'PEDIDO_DESACTUALIZADO',
      'CLIENTE_DESACTIVADO',
      'ZONA_SIN_REPARTO',
      'INTENTO_CERRADO',
      'NO_ENCONTRADO',
    ],
  }),
  defineOperation({
    id: 'pedidos.cerrarIntento',
    route: 'PUT /pedidos/intentos/{clave}',
    summary:
      'Resolves an order of the caller whose answer was lost, by its `Idempotency-Key`: returns the order, or blocks the key for late copies.',
    audience: 'customer',
    admits: ['staff'],
    areas: ['pedidos', 'ver-precios'],
    rate: { points: 60, seconds: 900 },
    answers: { 200: intentoDePedido },
  }),
] as const;
