/** Brands, categories and tags, as staff maintain them. */
import { z } from 'zod';
import { mensaje, searchQuery } from './common.ts';
import { type Body, defineOperation } from './define.ts';
import { FILTROS } from './filtros.ts';
import { imagenFile } from './imagen-file.ts';
import { LIMITS } from './limits.ts';
import { line } from './plain-text.ts';

/** Name of a product, brand, category or tag; the server capitalises the first letter and lowercases the rest. */
export const catalogueNombre = line('El nombre es obligatorio.', 'El nombre')
  .min(1, 'El nombre es obligatorio.')
  .min(LIMITS.nombreMin, 'El nombre debe tener al menos 2 caracteres.')
  .max(LIMITS.nombreMax, 'El nombre debe tener como máximo 255 caracteres.');

export const nombreBody = z.object({ nombre: catalogueNombre }).meta({ id: 'NombreBody' });

// No defaults here: zod would fill them in for absent fields of an edit, which must stay unchanged.
const marcaFields = z.object({
  nombre: catalogueNombre,
  marca_destacada: z.boolean(),
  imagen: imagenFile('El archivo debe ser menor de 6MB.', 'La imagen es obligatoria.'),
});

export const marcaBody = marcaFields
  .extend({ marca_destacada: marcaFields.shape.marca_destacada.default(false) })
  .meta({ id: 'MarcaBody' });

export const marcaEdicionBody = marcaFields.partial().meta({ id: 'MarcaEdicionBody' });

const maintenance = <const R extends keyof typeof FILTROS, const C extends Body, const U extends Body>(
  resource: R,
  create: C,
  update: U,
) => {
  const { item, page } = FILTROS[resource];
  return [
    defineOperation({
      id: `${resource}.inactivos`,
      route: `GET /${resource}/inactivos`,
      summary: 'Deactivated entries, optionally only names with the term, by name.',
      audience: 'staff',
      areas: ['catalogo'],
      query: searchQuery,
      answers: { 200: page },
    }),
    defineOperation({
      id: `${resource}.create`,
      route: `POST /${resource}`,
      summary: 'Creates an entry.',
      audience: 'staff',
      areas: ['catalogo'],
      body: create,
      answers: { 201: item },
      errors: ['NOMBRE_EN_USO'],
    }),
    defineOperation({
      id: `${resource}.update`,
      route: `PATCH /${resource}/{id}`,
      summary: 'Changes an entry.',
      audience: 'staff',
      areas: ['catalogo'],
      body: update,
      answers: { 200: item },
      errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO'],
    }),
    defineOperation({
      id: `${resource}.deactivate`,
      route: `DELETE /${resource}/{id}`,
      summary: 'Deactivates an entry, so that the filters no longer show it; nothing is deleted.',
      audience: 'staff',
      areas: ['catalogo'],
      answers: { 200: mensaje },
      errors: ['NO_ENCONTRADO'],
    }),
    defineOperation({
      id: `${resource}.activate`,
      route: `PATCH /${resource}/activate/{id}`,
      summary: 'Activates an entry again.',
      audience: 'staff',
      areas: ['catalogo'],
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
