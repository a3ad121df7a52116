/** The catalogue with several filters, and the number of products for each further choice. */
import { z } from 'zod';
import { searchQuery } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { ORDENES_PRODUCTOS, PLAIN_ORDENES } from './ordenes-productos.ts';
import { searchText } from './plain-text.ts';
import { eachOf, FLAG_FILTER_NAMES, FLAG_FILTERS, isAdded } from './producto-flags.ts';
import { productosPage, tipoDePrecio } from './productos.ts';

const nombre = (what: string) =>
  searchText()
    .min(1, 'El nombre es obligatorio.')
    .max(LIMITS.nombreMax, `El nombre no puede exceder los ${LIMITS.nombreMax} caracteres.`)
    .exactOptional()
    .describe(`Name of ${what}, ignoring accents and case`);
const only = (what: string) =>
  z.enum(['si'], 'El valor no es válido.').exactOptional().describe(`Only products ${what}`);

const { term } = searchQuery.shape;
const choices = {
  term,
  categoria: nombre('a category'),
  marca: nombre('a brand'),
  etiqueta: nombre('a tag'),
  ...eachOf(FLAG_FILTER_NAMES, (name) => only(`with \`${FLAG_FILTERS[name].flag}\``)),
  stock: only('in stock'),
};
/** Filters on prices have calls of their own, which callers without prices may not use. */
const pricedChoices = { ...choices, tipo: tipoDePrecio.exactOptional().describe('Unit of the price') };

const ordenOf = <const O extends readonly string[]>(ordenes: O) =>
  z.enum(ordenes, 'El orden no es válido.').exactOptional();

const cuenta = z.object({ nombre: z.string(), cantidad: z.int() });
const cuentas = z
  .object({
    total: z.int().describe('Number of products that match all filters'),
    categorias: z.array(cuenta),
    marcas: z.array(cuenta),
    etiquetas: z.array(cuenta),
    ...eachOf(FLAG_FILTER_NAMES, (name) => (isAdded(FLAG_FILTERS[name].flag) ? z.int().nullish() : z.int())),
    stock: z.int(),
  })
  .meta({ id: 'CuentasDeProductos' });
const cuentasConPrecios = cuentas
  .extend({ tipos: z.array(z.object({ tipo: tipoDePrecio, cantidad: z.int() })) })
  .meta({ id: 'CuentasConPrecios' });

const shared = { cached: true, costly: true, surfaces: ['storefront'] } as const;
const priced = { ...shared, audience: 'customer', admits: ['staff'], areas: ['ver-precios'] } as const;

export const productosFiltradosOperations = [
  defineOperation({
    ...shared,
    id: 'productos.filtrados',
    route: 'GET /productos/filtrados',
    summary: 'The active products that match all filters, sorted.',
    audience: 'public',
    prices: true,
    query: searchQuery.extend({ ...choices, orden: ordenOf(PLAIN_ORDENES) }),
    answers: { 200: productosPage },
  }),
  defineOperation({
    ...priced,
    id: 'productos.filtradosConPrecios',
    route: 'GET /productos/filtrados/con-precios',
    summary: 'The same with sorting by price and the filter by price type.',
    query: searchQuery.extend({ ...pricedChoices, orden: ordenOf(ORDENES_PRODUCTOS) }),
    answers: { 200: productosPage },
  }),
  defineOperation({
    ...shared,
    id: 'productos.cuentas',
    route: 'GET /productos/cuentas',
    summary:
      'The number of products per choice together with the other filters; choices without products are absent.',
    audience: 'public',
    query: z.object(choices),
    answers: { 200: cuentas },
  }),
  defineOperation({
    ...priced,
    id: 'productos.cuentasConPrecios',
    route: 'GET /productos/cuentas/con-precios',
    summary: 'The same with counts per price type.',
    query: z.object(pricedChoices),
    answers: { 200: cuentasConPrecios },
  }),
] as const;
