/** The public catalogue: what visitors and customers read. */
import { z } from 'zod';
import { amount, idList, idParams, imagen, pageQuery, searchQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { TIPOS_PRECIO } from './words.ts';

export const tipoDePrecio = z.enum(TIPOS_PRECIO).meta({ id: 'TipoDePrecio' });

const productoMarca = z.object({ marca_id: uuid, nombre: z.string() });
const productoCategoria = z.object({ categoria_id: uuid, nombre: z.string() });
const productoEtiqueta = z.object({ etiqueta_id: uuid, nombre: z.string() });

/**
 * A product. The three price fields are present only in answers to callers who may see prices: absent, not null,
 * for everyone else.
 */
export const producto = z
  .object({
    producto_id: uuid,
    nombre: z.string(),
    descripcion: z.string(),
    precio: amount.optional(),
    precio_antes_oferta: amount.nullable().optional(),
    tipo_de_precio: tipoDePrecio.optional(),
    disponible: z.boolean(),
    producto_destacado: z.boolean(),
    en_promocion: z.boolean(),
    nuevo_ingreso: z.boolean(),
    esta_activo: z.boolean(),
    marca: productoMarca,
    categorias: z.array(productoCategoria),
    etiquetas: z.array(productoEtiqueta),
    imagenes: z.array(imagen),
    version: z.int().optional().describe('To whoever may change it: what to send back as `If-Match`'),
  })
  .meta({ id: 'Producto' });

export const productosPage = z.object({ productos: z.array(producto), total }).meta({ id: 'ProductosPage' });

const nombreParam = z.string().min(1).max(LIMITS.nombreMax);

const list = <const Id extends string, const Path extends string>(id: Id, path: Path, summary: string) =>
  defineOperation({
    id,
    method: 'GET',
    path,
    summary,
    audience: 'public',
    prices: true,
    cached: true,
    query: pageQuery,
    answers: { 200: productosPage },
    errors: [],
  });

export const productosOperations = [
  list('productos.list', '/productos', 'The active products, by name.'),
  list('productos.destacados', '/productos/destacados', 'The featured products.'),
  list('productos.nuevosIngresos', '/productos/nuevos-ingresos', 'The new arrivals, newest first.'),
  list('productos.bultoCerrado', '/productos/bultocerrado', 'The products sold by the closed bulk.'),
  list('productos.promocion', '/productos/productos-promocion', 'The products on promotion.'),
  defineOperation({
    id: 'productos.search',
    method: 'GET',
    path: '/productos/search',
    summary: 'The active products whose name holds the term.',
    audience: 'public',
    prices: true,
    cached: true,
    query: searchQuery,
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.searchBultoCerrado',
    method: 'GET',
    path: '/productos/searchBultoCerrado',
    summary: 'The products sold by the closed bulk whose name holds the term.',
    audience: 'public',
    prices: true,
    cached: true,
    query: searchQuery,
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.porCategoria',
    method: 'GET',
    path: '/productos/categoria/{categoryName}',
    summary:
      'The active products of one category, optionally those whose name holds the term; none for an unknown one.',
    audience: 'public',
    prices: true,
    cached: true,
    params: z.object({ categoryName: nombreParam }),
    query: searchQuery,
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.porMarca',
    method: 'GET',
    path: '/productos/marca/{marca}',
    summary:
      'The active products of one brand, optionally those whose name holds the term; none for an unknown one.',
    audience: 'public',
    prices: true,
    cached: true,
    params: z.object({ marca: nombreParam }),
    query: searchQuery,
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.varios',
    method: 'GET',
    path: '/productos/varios',
    summary:
      'Those of the named products that are active, by name: what a cart or an old order looks like now.',
    audience: 'public',
    prices: true,
    query: z.object({ ids: idList(LIMITS.pageMax) }),
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.get',
    method: 'GET',
    path: '/productos/{id}',
    summary: 'One product. An inactive one is found by staff only.',
    audience: 'public',
    prices: true,
    cached: true,
    params: idParams('id'),
    answers: { 200: producto },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
