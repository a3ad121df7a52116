/** The caller's delivery addresses. */
import { z } from 'zod';
import { mensaje, text, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { line } from './plain-text.ts';

const horario = line(undefined, 'El horario')
  .max(LIMITS.horario, `El horario no puede exceder los ${LIMITS.horario} caracteres.`)
  .describe('Opening hours as the customer describes them; empty if not given');

export const domicilioBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombreDomicilio),
    domicilio: text('El domicilio', LIMITS.domFiscal),
    horario: horario.default(''),
    predeterminado: z.boolean().default(false).describe('True for the default address of orders'),
  })
  .meta({ id: 'DomicilioBody' });

export const domicilio = z
  .object({
    domicilio_id: uuid,
    nombre: z.string(),
    domicilio: z.string(),
    horario: z.string(),
    predeterminado: z.boolean(),
  })
  .meta({ id: 'Domicilio' });

export const misDomicilios = z.object({ domicilios: z.array(domicilio) }).meta({ id: 'MisDomicilios' });

const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: 'todo el personal',
  surfaces: ['storefront'],
} as const;

export const misDomiciliosOperations = [
  defineOperation({
    ...own,
    id: 'misDomicilios.list',
    route: 'GET /mis-domicilios',
    summary: "The caller's delivery addresses besides the account's address, by name.",
    answers: { 200: misDomicilios },
  }),
  defineOperation({
    ...own,
    id: 'misDomicilios.put',
    route: 'PUT /mis-domicilios/{id}',
    summary: 'Adds or changes an address. The caller creates the id. A repeated call changes nothing.',
    body: { type: 'json', schema: domicilioBody },
    answers: { 200: misDomicilios },
    errors: ['DEMASIADOS_DOMICILIOS', 'NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'misDomicilios.delete',
    route: 'DELETE /mis-domicilios/{id}',
    summary: 'Deletes an address; existing orders keep it.',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
