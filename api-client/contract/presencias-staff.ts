/** Shows which staff member is editing which order, so that two do not edit an order without noticing. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';

export const presencia = z
  .object({
    pedido_id: uuid,
    usuario: z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() }),
  })
  .meta({ id: 'Presencia' });

const done = z.object({ mensaje: z.string() });

export const presenciasStaffOperations = [
  defineOperation({
    id: 'presencias.list',
    route: 'GET /presencias',
    summary: 'The users who are editing orders, including the caller.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: z.array(presencia) },
  }),
  defineOperation({
    id: 'presencias.enter',
    route: 'PUT /presencias/{pedido_id}',
    summary:
      'Reports for 90 seconds that the caller edits this order; repeat the call while the edit goes on.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: done },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'presencias.leave',
    route: 'DELETE /presencias/{pedido_id}',
    summary: 'Reports that the caller no longer edits the order.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: done },
  }),
] as const;
