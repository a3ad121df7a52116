/** Internal data of orders, hidden from customers: assignee, tags, notes. */
import { z } from 'zod';
import { nota, notaBody } from './clientes-staff.ts';
import { mensaje, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { etiqueta, pedidoDelPanel } from './pedidos-query.ts';

const persona = z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() });

const etiquetas = z
  .array(etiqueta)
  .max(LIMITS.etiquetasPerPedido, `Un pedido puede tener hasta ${LIMITS.etiquetasPerPedido} etiquetas.`)
  .exactOptional();

export const seguimiento = z
  .object({
    personal: z.array(persona).describe('Who can look after an order: the active staff'),
    etiquetas: z.array(z.string()).describe('The tags of the orders that were tagged last, alphabetically'),
  })
  .meta({ id: 'Seguimiento' });

export const seguimientoBody = z
  .object({
    pedido_ids: z
      .array(uuid)
      .min(1, 'No hay ningún pedido elegido.')
      .max(LIMITS.pedidosPerCambio, `Se cambian hasta ${LIMITS.pedidosPerCambio} pedidos por vez.`),
    asignado_a: uuid.nullable().exactOptional().describe('Null: nobody. Left out, it stays'),
    solo_de: uuid
      .nullable()
      .exactOptional()
      .describe('Only those that this one looks after by now, or nobody; the others stay as they are'),
    etiquetas_nuevas: etiquetas.describe('Tags that each of them gets'),
    etiquetas_quitadas: etiquetas.describe('Tags that none of them has any more'),
  })
  .meta({ id: 'SeguimientoBody' });

export const pedidosSeguimientoOperations = [
  defineOperation({
    id: 'pedidos.seguimiento',
    route: 'GET /pedidos/seguimiento',
    summary: 'Whom orders can be assigned to, and what tags they have.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: seguimiento },
  }),
  defineOperation({
    id: 'pedidos.seguir',
    listWork: 'turns',
    route: 'PATCH /pedidos/seguimiento',
    summary: 'Assigns orders to somebody of the staff, and changes their tags: all of them or none.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    body: { type: 'json', schema: seguimientoBody },
    answers: { 200: z.object({ pedidos: z.array(pedidoDelPanel) }).meta({ id: 'PedidosSeguidos' }) },
    errors: ['NO_ENCONTRADO', 'DEMASIADAS_ETIQUETAS'],
  }),
  defineOperation({
    id: 'pedidos.notas',
    route: 'GET /pedidos/{pedido_id}/notas',
    summary: 'What the house has written down of an order, newest first.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: z.array(nota) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.anotar',
    route: 'POST /pedidos/{pedido_id}/notas',
    summary: 'Writes something down of an order, for the house.',
    audience: 'staff',
    areas: ['pedidos'],
    body: { type: 'json', schema: notaBody },
    answers: { 201: nota },
    errors: ['NO_ENCONTRADO', 'DEMASIADAS_NOTAS'],
  }),
  defineOperation({
    id: 'pedidos.borrarNota',
    route: 'DELETE /pedidos/{pedido_id}/notas/{nota_id}',
    summary: "Deletes a note of one's own; an admin, anybody's.",
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
] as const;

export type PedidosSeguimientoId = (typeof pedidosSeguimientoOperations)[number]['id'];
