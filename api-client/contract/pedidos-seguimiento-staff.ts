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
    personal: z.array(persona).describe('Active staff, who can be responsible for an order'),
    etiquetas: z.array(z.string()).describe('Tags of the most recently tagged orders, by name'),
  })
  .meta({ id: 'Seguimiento' });

export const seguimientoBody = z
  .object({
    pedido_ids: z
      .array(uuid)
      .min(1, 'No hay ningún pedido elegido.')
      .max(LIMITS.pedidosPerCambio, `Se cambian hasta ${LIMITS.pedidosPerCambio} pedidos por vez.`),
    asignado_a: uuid
      .nullable()
      .exactOptional()
      .describe('Null for no responsible user; absent to keep the current one'),
    solo_de: uuid
      .nullable()
      .exactOptional()
      .describe(
        'Change only orders whose responsible user is this one, or null for none; the others stay unchanged',
      ),
    etiquetas_nuevas: etiquetas.describe('Tags to add to each order'),
    etiquetas_quitadas: etiquetas.describe('Tags to remove from each order'),
  })
  .meta({ id: 'SeguimientoBody' });

export const pedidosSeguimientoOperations = [
  defineOperation({
    id: 'pedidos.seguimiento',
    route: 'GET /pedidos/seguimiento',
    summary: 'Users who can be assigned orders, and the tags of orders.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: seguimiento },
  }),
  defineOperation({
    id: 'pedidos.seguir',
    listWork: 'turns',
    route: 'PATCH /pedidos/seguimiento',
    summary: 'Assigns orders to a staff user and changes their tags: all orders or none.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    body: { type: 'json', schema: seguimientoBody },
    answers: { 200: z.object({ pedidos: z.array(pedidoDelPanel) }).meta({ id: 'PedidosSeguidos' }) },
    errors: ['NO_ENCONTRADO', 'DEMASIADAS_ETIQUETAS'],
  }),
  defineOperation({
    id: 'pedidos.notas',
    route: 'GET /pedidos/{pedido_id}/notas',
    summary: 'The internal notes about an order, newest first.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: z.array(nota) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.anotar',
    route: 'POST /pedidos/{pedido_id}/notas',
    summary: 'Adds an internal note about an order.',
    audience: 'staff',
    areas: ['pedidos'],
    body: { type: 'json', schema: notaBody },
    answers: { 201: nota },
    errors: ['NO_ENCONTRADO', 'DEMASIADAS_NOTAS'],
  }),
  defineOperation({
    id: 'pedidos.borrarNota',
    route: 'DELETE /pedidos/{pedido_id}/notas/{nota_id}',
    summary: 'Deletes a note. Staff may delete their own notes, admins every note.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
] as const;

export type PedidosSeguimientoId = (typeof pedidosSeguimientoOperations)[number]['id'];
