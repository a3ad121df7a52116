/** A customer's purchases and staff's notes about the customer. */
import { z } from 'zod';
import { amount, mensaje, texts, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { HABITUALES, habitual } from './mis-habituales.ts';
import { pedido } from './pedidos.ts';

export const productoHabitual = habitual.meta({ id: 'ProductoHabitual' });

export const resumenCliente = z
  .object({
    pedidos: z.int().describe(`Those of ${LIMITS.resumenDias} days, cancelled ones aside`),
    importe: amount.describe('What these cost together'),
    promedio: amount.describe('What one of them costs, on average'),
    ultimos: z.array(pedido).describe('The newest orders, of whatever status and age'),
    ultima_sesion: z.iso
      .datetime()
      .nullable()
      .describe('When they last used a session that is open; null without one'),
  })
  .meta({ id: 'ResumenCliente' });

export const notaBody = z.object({ texto: texts('El texto', LIMITS.nota) }).meta({ id: 'NotaBody' });

export const nota = z
  .object({
    nota_id: uuid,
    texto: z.string(),
    fecha: z.iso.datetime(),
    usuario: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .describe('Who wrote it'),
  })
  .meta({ id: 'Nota' });

export const clientesStaffOperations = [
  defineOperation({
    id: 'usuarios.resumen',
    route: 'GET /usuarios/{id}/resumen',
    summary: 'What a customer ordered in a year, their newest orders, and when they were last here.',
    audience: 'staff',
    areas: ['clientes', 'ver-precios'],
    answers: { 200: resumenCliente },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.productosHabituales',
    route: 'GET /usuarios/{id}/productos-habituales',
    summary: `What a customer usually buys, the most usual first: ${HABITUALES}.`,
    audience: 'staff',
    areas: ['clientes', 'ver-precios'],
    answers: { 200: z.array(productoHabitual) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.notas',
    route: 'GET /usuarios/{id}/notas',
    summary: 'What the house has written down of an account, newest first. Its owner never sees it.',
    audience: 'staff',
    areas: ['clientes'],
    answers: { 200: z.array(nota) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.anotar',
    route: 'POST /usuarios/{id}/notas',
    summary: 'Writes something down of an account, for the house.',
    audience: 'staff',
    areas: ['clientes'],
    body: { type: 'json', schema: notaBody },
    answers: { 201: nota },
    errors: ['NO_ENCONTRADO', 'DEMASIADAS_NOTAS'],
  }),
  defineOperation({
    id: 'usuarios.borrarNota',
    route: 'DELETE /usuarios/{id}/notas/{nota_id}',
    summary: "Deletes a note of one's own; an admin, anybody's.",
    audience: 'staff',
    areas: ['clientes'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
] as const;

export type ClientesId = (typeof clientesStaffOperations)[number]['id'];
