/** Packing: what to take from which shelf for which order, and what was packed, by which staff member, in how many packages. */
import { z } from 'zod';
import { exactCantidad, MOST_CANTIDAD } from './cantidad.ts';
import { idList, pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { deliveredCantidad } from './entrega-staff.ts';
import { LIMITS } from './limits.ts';
import { detalle, pedido } from './pedidos.ts';
import { pedidoConContacto } from './pedidos-staff.ts';
import { MOTIVOS_EMPAQUE } from './words.ts';

export const empaqueLinea = z
  .object({
    producto_id: uuid,
    esperada: exactCantidad
      .positive('No hay nada que empacar.')
      .max(LIMITS.cantidadMax, MOST_CANTIDAD)
      .describe('Quantity of the order at packing time; the call is refused if the order has another one'),
    cantidad: deliveredCantidad.describe('Packed quantity'),
    motivo: z
      .enum(MOTIVOS_EMPAQUE, 'El motivo no es válido.')
      .exactOptional()
      .describe('Reason for another quantity; required then. Only `peso` allows more'),
    sin_stock: z.boolean().default(false).describe('Marks the missing product as out of stock'),
  })
  .refine(({ cantidad, esperada, motivo }) => cantidad <= esperada || motivo === 'peso', {
    message: 'No se empaca más de lo que dice el pedido.',
    path: ['cantidad'],
  })
  .refine((linea) => linea.cantidad >= linea.esperada || linea.motivo !== undefined, {
    message: 'Elige el motivo.',
    path: ['motivo'],
  })
  .meta({ id: 'EmpaqueLinea' });

export const empaqueBody = z
  .object({
    pedido_id: uuid,
    empaque_anterior: uuid
      .nullable()
      .describe('Id of the last packing that the caller knew, which this one replaces; null for none'),
    bultos: z
      .int('Los bultos deben ser un número entero.')
      .min(1, 'Debe haber un bulto al menos.')
      .max(LIMITS.bultos, `Puede haber hasta ${LIMITS.bultos} bultos.`),
    lineas: z
      .array(empaqueLinea)
      .min(1, 'No hay ninguna línea.')
      .max(LIMITS.detallesPerPedido, 'El pedido tiene demasiados productos.')
      .refine(
        (lineas) => new Set(lineas.map(({ producto_id }) => producto_id)).size === lineas.length,
        'Una línea figura más de una vez.',
      )
      .describe('All lines with a quantity to deliver'),
  })
  .meta({ id: 'EmpaqueBody' });

export const empaque = z
  .object({
    empaque_id: uuid,
    fecha: z.iso.datetime(),
    usuario: z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() }),
    bultos: z.int(),
    lineas: z.array(z.object({ producto_id: uuid, cantidad: z.number() })),
  })
  .meta({ id: 'Empaque' });

export const pedidoPorEmpacar = z
  .object({
    ...pedidoConContacto.pick({
      entrega: true,
      pedido_id: true,
      numero: true,
      estado_pedido: true,
      fecha_pedido: true,
      usuario: true,
      nota: true,
    }).shape,
    lineas: z
      .array(
        z.object({
          producto_id: uuid,
          nombre: z.string(),
          codigo: detalle.shape.producto.shape.codigo,
          cantidad: z.number(),
          por_kilo: detalle.shape.por_kilo,
          se_pesa: z.boolean().nullish().describe('True if the packed quantity is the weight'),
          nota: detalle.shape.nota,
          estante: z
            .object({ orden: z.int(), nombre: z.string() })
            .nullable()
            .describe("The product's shelf; null if unknown"),
        }),
      )
      .describe('Lines with a quantity to deliver, in the order of the shelves, then by name'),
    empaque: empaque.nullable().describe('The newest packing'),
  })
  .meta({ id: 'PedidoPorEmpacar' });

/** Summary of an order that waits to be packed. */
const porEmpacar = pedidoPorEmpacar
  .pick({ pedido_id: true, numero: true, fecha_pedido: true, nota: true })
  .extend({ usuario: pedido.shape.usuario })
  .meta({ id: 'PorEmpacar' });

export const empaquesStaffOperations = [
  defineOperation({
    id: 'empaques.pendientes',
    route: 'GET /empaques/pendientes',
    summary: 'Approved orders without an up-to-date packing, oldest first. Contains no prices.',
    audience: 'staff',
    areas: ['empaque'],
    query: pageQuery,
    answers: { 200: z.object({ pedidos: z.array(porEmpacar), total }).meta({ id: 'PorEmpacarPage' }) },
  }),
  defineOperation({
    id: 'empaques.list',
    listWork: 'statements',
    route: 'GET /empaques',
    summary: 'Packing data of the named orders, in the given order. Contains no prices.',
    audience: 'staff',
    areas: ['empaque'],
    query: z.object({ pedidoIds: idList(LIMITS.remitosPerPdf) }),
    answers: { 200: z.object({ pedidos: z.array(pedidoPorEmpacar) }).meta({ id: 'Empaques' }) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'empaques.anotar',
    listWork: 'statements',
    route: 'PUT /empaques/{id}',
    summary:
      'Stores what was packed of an approved, sent or received order; missing quantities become delivery differences. The caller creates the id; a repeated id changes nothing.',
    audience: 'staff',
    areas: ['empaque'],
    body: { type: 'json', schema: empaqueBody },
    answers: { 200: pedidoPorEmpacar },
    errors: [
      'NO_ENCONTRADO',
      'ENTREGA_NO_DISPONIBLE',
      'EMPAQUE_HECHO',
      'VERSION_DESACTUALIZADA',
      'CLAVE_REUTILIZADA',
    ],
  }),
] as const;
