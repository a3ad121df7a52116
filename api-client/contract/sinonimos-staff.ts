/** Search synonyms, as staff maintain them. */
import { z } from 'zod';
import { mensaje, searchQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { line } from './plain-text.ts';

const FEW = 'Escribe al menos dos palabras, separadas por comas.';

const palabra = line(FEW, 'Cada palabra')
  .min(LIMITS.nombreMin, 'Cada palabra debe tener al menos 2 letras.')
  .max(LIMITS.sinonimoMax, `Cada palabra puede tener hasta ${LIMITS.sinonimoMax} letras.`)
  .regex(
    /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,2}$/u,
    'Cada palabra lleva letras, y hasta dos espacios: «castaña de cajú».',
  );

/** A group of synonyms. A word or phrase may be in only one group, regardless of accents, case, singular and plural. */
export const sinonimoBody = z
  .object({
    palabras: z
      .array(palabra, FEW)
      .min(2, FEW)
      .max(LIMITS.sinonimosPerGroup, `Un grupo puede tener hasta ${LIMITS.sinonimosPerGroup} palabras.`),
  })
  .meta({ id: 'SinonimoBody' });

export const sinonimo = z
  .object({
    sinonimo_id: uuid,
    palabras: z.array(z.string()).describe('Words as typed'),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Sinonimo' });

export const sinonimosPage = z.object({ sinonimos: z.array(sinonimo), total }).meta({ id: 'SinonimosPage' });

export const sinonimosStaffOperations = [
  defineOperation({
    id: 'sinonimos.list',
    route: 'GET /sinonimos',
    summary:
      'Groups of words with the same meaning for a search, optionally only groups with the term, by name.',
    audience: 'staff',
    areas: ['catalogo'],
    query: searchQuery,
    answers: { 200: sinonimosPage },
  }),
  defineOperation({
    id: 'sinonimos.get',
    route: 'GET /sinonimos/{id}',
    summary: 'Returns a group of synonyms.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: sinonimo },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'sinonimos.create',
    route: 'POST /sinonimos',
    summary: 'Creates a group of synonyms; each word then finds what the other words find.',
    audience: 'staff',
    areas: ['catalogo'],
    body: { type: 'json', schema: sinonimoBody },
    answers: { 201: sinonimo },
    errors: ['SINONIMO_REPETIDO', 'SINONIMO_EN_USO', 'DEMASIADOS_SINONIMOS'],
  }),
  defineOperation({
    id: 'sinonimos.update',
    route: 'PATCH /sinonimos/{id}',
    summary: 'Replaces the words of a group.',
    audience: 'staff',
    areas: ['catalogo'],
    versioned: true,
    body: { type: 'json', schema: sinonimoBody },
    answers: { 200: sinonimo },
    errors: ['NO_ENCONTRADO', 'SINONIMO_REPETIDO', 'SINONIMO_EN_USO'],
  }),
  defineOperation({
    id: 'sinonimos.delete',
    route: 'DELETE /sinonimos/{id}',
    summary: 'Deletes a group; its words are no longer synonyms.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
