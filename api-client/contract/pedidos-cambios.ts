/** History of an order, for its customer. */
import { z } from 'zod';
import { amount, uuid } from './common.ts';
import { entregaOfLinea, estadoPedido } from './pedidos.ts';
import { reclamo } from './reclamos.ts';
import { TIPOS_CAMBIO } from './words.ts';

const cambioLinea = z.object({
  cantidad: z.int(),
  precio_unitario: amount,
  descuento: z.number(),
  total_precio: amount,
  ...entregaOfLinea,
});

export const miPedidoCambio = z
  .object({
    cambio_id: uuid,
    fecha: z.iso.datetime(),
    tipo: z.enum(TIPOS_CAMBIO),
    estado_antes: estadoPedido.nullable(),
    estado_despues: estadoPedido.nullable(),
    lineas: z
      .array(
        z.object({
          producto_id: uuid,
          nombre: z.string(),
          antes: cambioLinea.nullable().describe('null for a line that was added'),
          despues: cambioLinea.nullable().describe('null for a line that was taken away'),
        }),
      )
      .describe('Of an edit, or of what is delivered: what it changed'),
    motivo: z.string().nullish().describe('Of a cancellation by the customer: why, where they said so'),
    por_cliente: z.boolean().nullish().describe('Of a status: whether the customer set it'),
    falta: z
      .string()
      .nullish()
      .describe('Of a reception: what its customer says is missing; null when all of it came'),
    reclamo: reclamo.nullish().describe('Of a reception: the same line by line, where it was told so'),
  })
  .meta({ id: 'MiPedidoCambio' });
