/** Saved views of the list of orders: a name with filters, sort order and columns. */
import { z } from 'zod';
import { mensaje, text, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { pedidosQuery } from './pedidos-query.ts';
import { COLUMNAS_PEDIDOS } from './words.ts';

const columnas = z
  .array(z.enum(COLUMNAS_PEDIDOS, 'La columna no es válida.'))
  .max(COLUMNAS_PEDIDOS.length, 'Hay demasiadas columnas.')
  .refine((all) => new Set(all).size === all.length, 'Una columna figura más de una vez.')
  .nullable();

export const vistaBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombreVista),
    de_equipo: z
      .boolean('Di si la vista es del equipo.')
      .describe('True if all staff see the view; otherwise only its author does'),
    filtros: z
      .strictObject(pedidosQuery.omit({ limit: true, offset: true }).shape, 'Hay un filtro que no existe.')
      .describe('Filters of a list of orders only'),
    columnas: columnas.default(null).describe('Null for the columns that each user has chosen'),
  })
  .meta({ id: 'VistaBody' });

export const vista = z
  .object({
    vista_id: uuid,
    nombre: z.string(),
    de_equipo: z.boolean(),
    filtros: z.record(z.string(), z.string().or(z.number())),
    columnas: z.array(z.string()).nullable(),
    autor: z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() }),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Vista' });

export const vistasStaffOperations = [
  defineOperation({
    id: 'vistas.list',
    route: 'GET /vistas',
    summary: "The caller's own views and the team's, by name.",
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: z.object({ vistas: z.array(vista) }).meta({ id: 'Vistas' }) },
  }),
  defineOperation({
    id: 'vistas.create',
    route: 'POST /vistas',
    summary: 'Stores a view, for the caller or for the team.',
    audience: 'staff',
    areas: ['pedidos'],
    body: { type: 'json', schema: vistaBody },
    answers: { 201: vista },
    errors: ['NOMBRE_EN_USO', 'DEMASIADAS_VISTAS'],
  }),
  defineOperation({
    id: 'vistas.update',
    route: 'PATCH /vistas/{id}',
    summary:
      "Replaces one of the caller's views. An admin may also replace a team view of another user, which then stays a team view.",
    audience: 'staff',
    areas: ['pedidos'],
    versioned: true,
    body: { type: 'json', schema: vistaBody },
    answers: { 200: vista },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'NOMBRE_EN_USO', 'DEMASIADAS_VISTAS'],
  }),
  defineOperation({
    id: 'vistas.delete',
    route: 'DELETE /vistas/{id}',
    summary: "Deletes one of the caller's views; an admin may delete any team view.",
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
] as const;
