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
      .describe('All of the staff have it; else its author alone'),
    filtros: z
      .strictObject(pedidosQuery.omit({ limit: true, offset: true }).shape, 'Hay un filtro que no existe.')
      .describe('As a list of orders is asked for; nothing else'),
    columnas: columnas.default(null).describe('Null: those that whoever looks has chosen'),
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
    version: z.int().describe('Goes back as `If-Match`'),
  })
  .meta({ id: 'Vista' });

export const vistasStaffOperations = [
  defineOperation({
    id: 'vistas.list',
    route: 'GET /vistas',
    summary: "One's own views and the team's, by name.",
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: z.object({ vistas: z.array(vista) }).meta({ id: 'Vistas' }) },
  }),
  defineOperation({
    id: 'vistas.create',
    route: 'POST /vistas',
    summary: 'Keeps a view, for oneself or for the team.',
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
      "Has a view of one's own be this; one of the team that somebody else made, an admin may, who can't take it away from the team.",
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
    summary: "Does away with a view of one's own; an admin, with any of the team's.",
    audience: 'staff',
    areas: ['pedidos'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
] as const;
