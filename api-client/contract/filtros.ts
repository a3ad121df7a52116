/** Brands, categories and tags for everyone. Their calls are generated, because the three resources are alike. */
import { z } from 'zod';
import { featuredBrandsQuery, pageQuery, searchQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';

export const marca = z
  .object({
    marca_id: uuid,
    nombre: z.string(),
    marca_destacada: z.boolean(),
    imagen: z.string().nullable(),
    imagen_url: z.string().nullable(),
    esta_activo: z.boolean(),
  })
  .meta({ id: 'Marca' });

export const categoria = z
  .object({ categoria_id: uuid, nombre: z.string(), imagen: z.string().nullable(), esta_activo: z.boolean() })
  .meta({ id: 'Categoria' });

export const etiqueta = z
  .object({ etiqueta_id: uuid, nombre: z.string(), imagen: z.string().nullable(), esta_activo: z.boolean() })
  .meta({ id: 'Etiqueta' });

export const marcasPage = z.object({ marcas: z.array(marca), total }).meta({ id: 'MarcasPage' });
export const categoriasPage = z
  .object({ categorias: z.array(categoria), total })
  .meta({ id: 'CategoriasPage' });
export const etiquetasPage = z.object({ etiquetas: z.array(etiqueta), total }).meta({ id: 'EtiquetasPage' });

/** Id field, item and page of the three resources. */
export const FILTROS = {
  marcas: { id: 'marca_id', item: marca, page: marcasPage },
  categorias: { id: 'categoria_id', item: categoria, page: categoriasPage },
  etiquetas: { id: 'etiqueta_id', item: etiqueta, page: etiquetasPage },
} as const;

const reads = <const R extends keyof typeof FILTROS>(resource: R) => {
  const { item, page } = FILTROS[resource];
  return [
    defineOperation({
      id: `${resource}.list`,
      route: `GET /${resource}`,
      summary: 'Active entries, by name.',
      audience: 'public',
      cached: true,
      query: pageQuery,
      answers: { 200: page },
    }),
    defineOperation({
      id: `${resource}.search`,
      route: `GET /${resource}/search`,
      summary: 'Active entries whose name contains the term.',
      audience: 'public',
      cached: true,
      query: searchQuery,
      answers: { 200: page },
    }),
    defineOperation({
      id: `${resource}.get`,
      route: `GET /${resource}/{id}`,
      summary: 'Returns an active or deactivated entry.',
      audience: 'public',
      cached: true,
      surfaces: ['backoffice'],
      answers: { 200: item },
      errors: ['NO_ENCONTRADO'],
    }),
  ] as const;
};

export const filtrosOperations = [
  defineOperation({
    id: 'marcas.destacadas',
    route: 'GET /marcas/destacadas',
    summary: 'Featured brands, by name.',
    audience: 'public',
    cached: true,
    query: featuredBrandsQuery,
    answers: { 200: marcasPage },
  }),
  ...reads('marcas'),
  ...reads('categorias'),
  ...reads('etiquetas'),
] as const;
