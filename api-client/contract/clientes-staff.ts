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
    pedidos: z.int().describe(`Orders of the last ${LIMITS.resumenDias} days without cancelled ones`),
    importe: amount.describe('Total of these orders'),
    promedio: amount.describe('Average total of these orders'),
    ultimos: z.array(pedido).describe('The newest orders of any status and age'),
    ultima_sesion: z.iso
      .datetime()
      .nullable()
      .describe('When the customer last used an open session; null without one'),
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
      .describe('Author of the note'),
  })
  .meta({ id: 'Nota' });

export const clientesStaffOperations = [
  defineOperation({
    id: 'usuarios.resumen',
    route: 'GET /usuarios/{id}/resumen',
    summary: 'What a customer ordered in a year, the newest orders, and the last activity.',
    audience: 'staff',
    areas: ['clientes', 'ver-precios'],
    answers: { 200: resumenCliente },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.productosHabituales',
    route: 'GET /usuarios/{id}/productos-habituales',
    summary: `The customer's usual products, the most usual first: ${HABITUALES}.`,
    audience: 'staff',
    areas: ['clientes', 'ver-precios'],
    answers: { 200: z.array(productoHabitual) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.notas',
    route: 'GET /usuarios/{id}/notas',
    summary: "The internal notes about an account, newest first. The account's owner never sees them.",
    audience: 'staff',
    areas: ['clientes'],
    answers: { 200: z.array(nota) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.anotar',
    route: 'POST /usuarios/{id}/notas',
    summary: 'Adds an internal note about an account.',
    audience: 'staff',
    areas: ['clientes'],
    body: { type: 'json', schema: notaBody },
    answers: { 201: nota },
    errors: ['NO_ENCONTRADO', 'DEMASIADAS_NOTAS'],
  }),
  defineOperation({
    id: 'usuarios.borrarNota',
    route: 'DELETE /usuarios/{id}/notas/{nota_id}',
    summary: 'Deletes a note. Staff may delete their own notes, admins every note.',
    audience: 'staff',
    areas: ['clientes'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
] as const;

export type ClientesId = (typeof clientesStaffOperations)[number]['id'];
