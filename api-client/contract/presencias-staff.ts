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
    summary: 'Who is editing which order, the caller too.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: z.array(presencia) },
  }),
  defineOperation({
    id: 'presencias.enter',
    route: 'PUT /presencias/{pedido_id}',
    summary:
      'The caller edits this order, for a minute and a half: to be said again for as long as it is so.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: done },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'presencias.leave',
    route: 'DELETE /presencias/{pedido_id}',
    summary: 'The caller edits it no more.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: done },
  }),
] as const;
