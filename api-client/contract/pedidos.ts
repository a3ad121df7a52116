/** Orders for customers. */
import { z } from 'zod';
import { cantidad } from './cantidad.ts';
import { amount, seenPrecio, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { lines } from './plain-text.ts';
import { ESTADOS_PEDIDO, MOTIVOS_ENTREGA } from './words.ts';

export const estadoPedido = z.enum(ESTADOS_PEDIDO, 'El estado no es válido.').meta({ id: 'EstadoPedido' });

/** A customer's note to the shop, on an order or a line. */
export const notaCliente = lines(undefined)
  .min(1, 'La nota está vacía.')
  .max(LIMITS.notaCliente, `La nota puede tener hasta ${LIMITS.notaCliente} caracteres.`);

const NOTA = 'What the customer wrote to the house';

export const detalleNuevo = z
  .object({
    producto_id: uuid,
    cantidad,
    precio_unitario: seenPrecio,
    nota: notaCliente.exactOptional().describe(`${NOTA} beside this line`),
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
    nota: notaCliente.exactOptional().describe(`${NOTA} with it`),
    domicilio_id: uuid
      .nullable()
      .exactOptional()
      .describe(
        "Where it goes: one of the customer's addresses; null for the account's own; without it their usual one",
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
    numero: z.int().describe('The number that people say; printed on the remito'),
    total_precio: amount,
    fecha_pedido: z.iso.datetime(),
    estado_pedido: estadoPedido,
    usuario: pedidoUsuario,
    pedido_por: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullish()
      .describe("Who placed it, of those who order for the customer's shop"),
    nota: z.string().nullish().describe(`${NOTA} with it`),
    entrega: entrega.nullish().describe("Nothing where it goes to the account's own address"),
    version: z.int().describe('Goes back as `If-Match`'),
  })
  .meta({ id: 'Pedido' });

/** Fields of a line that is not delivered as ordered; absent on other lines. */
export const entregaOfLinea = {
  cantidad_pedida: z
    .int()
    .nullish()
    .describe('What was asked for; 0 for what is delivered in the place of another'),
  motivo_entrega: z.enum(MOTIVOS_ENTREGA).nullish(),
  reemplaza_a: uuid.nullish().describe('The product in whose place it is delivered'),
};

export const detalle = z
  .object({
    detalles_pedidos_id: uuid,
    producto: z.object({
      producto_id: uuid,
      nombre: z.string().describe('As it was when it was ordered'),
      precio: amount.describe('Of today'),
      codigo: z.string().nullish().describe('Its own code as it is today: what the label on the shelf says'),
    }),
    cantidad: z
      .int()
      .describe('What is delivered, which is what was asked for unless `cantidad_pedida` says so'),
    precio_unitario: amount,
    descuento: z.number().describe('Percent'),
    total_precio: amount,
    nota: z.string().nullish().describe(`${NOTA} beside this line`),
    ...entregaOfLinea,
  })
  .meta({ id: 'Detalle' });

export const pedidoConDetalles = pedido
  .extend({ detalles: z.array(detalle) })
  .meta({ id: 'PedidoConDetalles' });

export const intentoDePedido = z
  .object({
    pedido: pedidoConDetalles
      .nullable()
      .describe('The order that the key placed; null when it placed none, and from now on it never will'),
  })
  .meta({ id: 'IntentoDePedido' });

export const pedidosOperations = [
  defineOperation({
    id: 'pedidos.create',
    listWork: 'statements',
    route: 'POST /pedidos',
    summary:
      "Places an order for oneself, for the shop that one orders for, or for staff on behalf of a customer, at the prices that the caller saw. Given a person's id it is their shop's.",
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
      "Settles an order of the caller's whose answer was lost, by its `Idempotency-Key`: gives the order, or closes the key so that a late copy places nothing.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['pedidos', 'ver-precios'],
    rate: { points: 60, seconds: 900 },
    answers: { 200: intentoDePedido },
  }),
] as const;
