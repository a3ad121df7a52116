/** History of an order, for its customer. */
import { z } from 'zod';
import { amount, uuid } from './common.ts';
import { entregaOfLinea, estadoPedido } from './pedidos.ts';
import { reclamo } from './reclamos.ts';
import { TIPOS_CAMBIO } from './words.ts';

const cambioLinea = z.object({
  cantidad: z.number(),
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
          antes: cambioLinea.nullable().describe('null for an added line'),
          despues: cambioLinea.nullable().describe('null for a removed line'),
        }),
      )
      .describe('Changes of an edit or of the delivered quantities'),
    motivo: z.string().nullish().describe("The customer's reason for a cancellation, if given"),
    por_cliente: z.boolean().nullish().describe('True if the customer changed the status'),
    falta: z
      .string()
      .nullish()
      .describe('What is missing according to the customer; null if everything arrived'),
    reclamo: reclamo.nullish().describe('The same per line, if the customer told it per line'),
  })
  .meta({ id: 'MiPedidoCambio' });
