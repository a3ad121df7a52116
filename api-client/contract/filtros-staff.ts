/** Brands, categories and tags as staff maintain them. */
import { z } from 'zod';
import { idParams, mensaje, pageQuery } from './common.ts';
import { type Body, defineOperation } from './define.ts';
import { FILTROS } from './filtros.ts';
import { LIMITES } from './limits.ts';

/** Of products, brands, categories and tags; the server stores it with a capital first and lower case after. */
export const nombreDeCatalogo = z
  .string('El nombre es obligatorio.')
  .trim()
  .min(1, 'El nombre es obligatorio.')
  .min(LIMITES.nombreMinimo, 'El nombre debe tener al menos 2 caracteres.')
  .max(LIMITES.nombreMaximo, 'El nombre debe tener como máximo 255 caracteres.');

export const nombreBody = z.object({ nombre: nombreDeCatalogo }).meta({ id: 'NombreBody' });

export const marcaBody = z
  .object({
    nombre: nombreDeCatalogo,
    marca_destacada: z.boolean().default(false),
    imagen: z.file('La imagen es obligatoria.'),
  })
  .meta({ id: 'MarcaBody' });

export const marcaEdicionBody = marcaBody.partial().meta({ id: 'MarcaEdicionBody' });

const maintenance = <const R extends keyof typeof FILTROS, const C extends Body, const U extends Body>(
  recurso: R,
  create: C,
  update: U,
) => {
  const { item, page } = FILTROS[recurso];
  return [
    defineOperation({
      id: `${recurso}.inactivos`,
      method: 'GET',
      path: `/${recurso}/inactivos`,
      summary: 'The deactivated ones, by name.',
      audience: 'staff',
      query: pageQuery,
      answers: { 200: page },
      errors: [],
    }),
    defineOperation({
      id: `${recurso}.create`,
      method: 'POST',
      path: `/${recurso}`,
      summary: 'Creates one.',
      audience: 'staff',
      body: create,
      answers: { 201: item },
      errors: ['NOMBRE_EN_USO', 'ARCHIVO_DEMASIADO_GRANDE'],
    }),
    defineOperation({
      id: `${recurso}.update`,
      method: 'PATCH',
      path: `/${recurso}/{id}`,
      summary: 'Changes one.',
      audience: 'staff',
      params: idParams('id'),
      body: update,
      answers: { 200: item },
      errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO', 'ARCHIVO_DEMASIADO_GRANDE'],
    }),
    defineOperation({
      id: `${recurso}.deactivate`,
      method: 'DELETE',
      path: `/${recurso}/{id}`,
      summary: 'Takes one out of the filters; nothing is deleted.',
      audience: 'staff',
      params: idParams('id'),
      answers: { 200: mensaje },
      errors: ['NO_ENCONTRADO'],
    }),
    defineOperation({
      id: `${recurso}.activate`,
      method: 'PATCH',
      path: `/${recurso}/activate/{id}`,
      summary: 'Brings one back.',
      audience: 'staff',
      params: idParams('id'),
      answers: { 200: mensaje },
      errors: ['NO_ENCONTRADO'],
    }),
  ] as const;
};

const nombre = { type: 'json', schema: nombreBody } as const;

export const filtrosStaffOperations = [
  ...maintenance(
    'marcas',
    { type: 'multipart', schema: marcaBody },
    { type: 'multipart', schema: marcaEdicionBody },
  ),
  ...maintenance('categorias', nombre, nombre),
  ...maintenance('etiquetas', nombre, nombre),
] as const;
