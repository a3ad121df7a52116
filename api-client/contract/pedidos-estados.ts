/** Status change of several orders in a call. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { LIMITS } from './limits.ts';
import { estadoPedido, pedido } from './pedidos.ts';

/** Why an order's status was not changed. */
const CAMBIO_ERRORS = ['NO_ENCONTRADO', 'VERSION_DESACTUALIZADA'] as const;

const estadoChange = z.object({
  pedido_id: uuid,
  estado_pedido: estadoPedido,
  version: z.int().describe('Version that the caller saw'),
});

export const estadosBody = z
  .object({
    cambios: z
      .array(estadoChange)
      .min(1, 'No hay ningún pedido elegido.')
      .max(LIMITS.pedidosPerCambio, `Se cambian hasta ${LIMITS.pedidosPerCambio} pedidos por vez.`)
      .refine(
        (cambios) => new Set(cambios.map(({ pedido_id }) => pedido_id)).size === cambios.length,
        'Un pedido figura más de una vez.',
      ),
  })
  .meta({ id: 'EstadosBody' });

export const estadosResultado = z
  .object({
    resultados: z
      .array(
        z.object({
          pedido_id: uuid,
          pedido: pedido
            .nullable()
            .describe('Current state of the order, changed or not; null if there is no such order'),
          code: z
            .enum(CAMBIO_ERRORS)
            .nullable()
            .describe('Why the status stayed unchanged; null if it changed'),
          message: z.string().nullable(),
        }),
      )
      .describe('One result per order, in the given order'),
  })
  .meta({ id: 'EstadosResultado' });
