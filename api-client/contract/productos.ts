/** The public catalogue, for visitors and customers. */
import { z } from 'zod';
import { cantidades } from './cantidades.ts';
import { amount, idList, imagen, pageQuery, searchQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { precioIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { searchText } from './plain-text.ts';
import { ADDED_FLAGS, eachOf, RELEASED_FLAGS } from './producto-flags.ts';
import { MEDIDAS_PRECIO } from './tamano.ts';
import { TIPOS_PRECIO } from './words.ts';

export const tipoDePrecio = z.enum(TIPOS_PRECIO).meta({ id: 'TipoDePrecio' });

const productoMarca = z.object({ marca_id: uuid, nombre: z.string() });
const productoCategoria = z.object({ categoria_id: uuid, nombre: z.string() });
const productoEtiqueta = z.object({ etiqueta_id: uuid, nombre: z.string() });

/** A product. The price fields are absent, not null, in answers to callers who may not see prices. */
export const producto = z
  .object({
    producto_id: uuid,
    nombre: z.string(),
    codigo: z.string().nullish().describe("The shop's own code (SKU), if any"),
    descripcion: z.string(),
    precio: amount.optional(),
    precio_antes_oferta: amount.nullable().optional(),
    tipo_de_precio: tipoDePrecio.optional(),
    se_pesa: z
      .boolean()
      .exactOptional()
      .describe('True if the customer orders whole kilos and pays the weight at packing'),
    precio_por_medida: z
      .object({ precio: amount, medida: z.enum(MEDIDAS_PRECIO) })
      .optional()
      .describe('Price per kilo or litre, if the name states the content clearly'),
    iva: precioIva.exactOptional().describe('For customers who see the amount of the tax'),
    alicuota_iva: z.number().exactOptional().describe('For staff: rate of IVA in percent'),
    cantidades: cantidades
      .optional()
      .describe(
        'Lowest quantity, multiple and tiers; absent for a product that is sold in any quantity at one price',
      ),
    disponible: z.boolean(),
    ...eachOf(RELEASED_FLAGS, () => z.boolean()),
    ...eachOf(ADDED_FLAGS, () => z.boolean().nullish()),
    esta_activo: z.boolean(),
    marca: productoMarca,
    categorias: z.array(productoCategoria),
    etiquetas: z.array(productoEtiqueta),
    imagenes: z.array(imagen),
    version: z
      .int()
      .optional()
      .describe('For callers who may change the product: send this value back as `If-Match`'),
  })
  .meta({ id: 'Producto' });

export const productosPage = z
  .object({
    productos: z.array(producto),
    total,
    sin_resultados: z
      .array(z.string())
      .exactOptional()
      .describe(
        'Present only if no product has all words of the term: the words that none of the results has',
      ),
  })
  .meta({ id: 'ProductosPage' });

export const nombreParam = searchText().min(1).max(LIMITS.nombreMax);

/** Options that the public lists of products share. */
const listed = {
  audience: 'public',
  prices: true,
  cached: true,
  query: pageQuery,
  answers: { 200: productosPage },
} as const;
export const searched = { ...listed, query: searchQuery } as const;

const list = <const Id extends string, const Path extends string>(id: Id, path: Path, summary: string) =>
  defineOperation({ ...listed, id, route: `GET /productos${path}`, summary });

export const productosOperations = [
  list('productos.list', '', 'The active products, by name.'),
  list(
    'productos.destacados',
    '/destacados',
    'The featured products: the sorted ones first, then the rest by name.',
  ),
  list('productos.nuevosIngresos', '/nuevos-ingresos', 'The new arrivals, newest first.'),
  list('productos.bultoCerrado', '/bultocerrado', 'The products sold by the closed bulk.'),
  list('productos.promocion', '/productos-promocion', 'The products on promotion.'),
  defineOperation({
    ...searched,
    ranksForCustomer: true,
    id: 'productos.search',
    route: 'GET /productos/search',
    summary:
      'The active products that the term finds, the best first; for customers, their usual products first.',
  }),
  defineOperation({
    ...searched,
    id: 'productos.searchBultoCerrado',
    route: 'GET /productos/searchBultoCerrado',
    summary: 'The products sold by closed bulk that the term finds, the best first.',
  }),
  defineOperation({
    ...searched,
    id: 'productos.porCategoria',
    route: 'GET /productos/categoria/{categoryName}',
    summary:
      'The active products of one category, optionally those that the term finds; empty for an unknown category.',
    params: z.object({ categoryName: nombreParam }),
  }),
  defineOperation({
    ...searched,
    id: 'productos.porMarca',
    route: 'GET /productos/marca/{marca}',
    summary:
      'The active products of one brand, optionally those that the term finds; empty for an unknown brand.',
    params: z.object({ marca: nombreParam }),
  }),
  defineOperation({
    id: 'productos.varios',
    listWork: 'statements',
    route: 'GET /productos/varios',
    summary: 'The active ones of the named products, by name: current data for a cart or an old order.',
    audience: 'public',
    prices: true,
    query: z.object({ ids: idList(LIMITS.pageMax) }),
    answers: { 200: productosPage },
  }),
  defineOperation({
    id: 'productos.get',
    route: 'GET /productos/{id}',
    summary: 'Returns a product. Only staff may read inactive products.',
    audience: 'public',
    prices: true,
    cached: true,
    answers: { 200: producto },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'productos.tamanos',
    route: 'GET /productos/{id}/tamanos',
    summary: 'All sizes of a product including itself, the smallest first; empty if there is only one size.',
    audience: 'public',
    prices: true,
    cached: true,
    answers: { 200: productosPage },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
