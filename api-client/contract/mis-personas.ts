/** People who order for the caller's shop, each with an account. */
import { z } from 'zod';
import { email } from './auth.ts';
import { text, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

export const personaBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombrePersona),
    apellido: text('El apellido', LIMITS.nombrePersona),
    email,
  })
  .meta({ id: 'PersonaBody' });

export const persona = z
  .object({
    usuario_id: uuid,
    nombre: z.string(),
    apellido: z.string(),
    email: z.string(),
    estado: z
      .enum(['invitada', 'activa', 'sin_acceso', 'desactivada'])
      .describe(
        'Invited until the person chooses a password; without access if the caller removed it; deactivated if staff did',
      ),
  })
  .meta({ id: 'Persona' });

export const misPersonas = z.object({ personas: z.array(persona) }).meta({ id: 'MisPersonas' });

export const accesoBody = z.object({ tiene_acceso: z.boolean() }).meta({ id: 'AccesoBody' });

/** Only for the shop's owner; other people of the shop get SOLO_TITULAR. */
const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: 'todo el personal',
  surfaces: ['storefront'],
} as const;

export const misPersonasOperations = [
  defineOperation({
    ...own,
    id: 'misPersonas.list',
    route: 'GET /mis-personas',
    summary: "The other persons who order for the caller's shop, by name.",
    answers: { 200: misPersonas },
    errors: ['SOLO_TITULAR'],
  }),
  defineOperation({
    ...own,
    id: 'misPersonas.invite',
    route: 'POST /mis-personas',
    summary:
      'Creates an account for a person who may order for the shop, and mails a link to choose a password.',
    body: { type: 'json', schema: personaBody },
    answers: { 201: misPersonas },
    errors: ['SOLO_TITULAR', 'EMAIL_EN_USO', 'DEMASIADAS_PERSONAS', 'DEMASIADAS_SOLICITUDES'],
    rate: { points: 100, seconds: 3600 },
  }),
  defineOperation({
    ...own,
    id: 'misPersonas.update',
    route: 'PATCH /mis-personas/{id}',
    summary:
      "Removes a person's access to the shop and ends their sessions, or restores the access. A repeated call changes nothing.",
    body: { type: 'json', schema: accesoBody },
    answers: { 200: misPersonas },
    errors: ['SOLO_TITULAR', 'NO_ENCONTRADO', 'DEMASIADAS_PERSONAS', 'PERSONA_DESACTIVADA'],
    rate: { points: 100, seconds: 3600 },
  }),
] as const;
