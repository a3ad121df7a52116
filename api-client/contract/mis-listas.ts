/** The caller's named lists of products. */
import { z } from 'zod';
import { cantidad } from './cantidad.ts';
import { mensaje, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { listaNombre } from './lista-nombre.ts';
import { producto } from './productos.ts';

const productos = z
  .array(z.object({ producto_id: uuid, cantidad }).meta({ id: 'ProductoDeLista' }))
  .max(LIMITS.lineasPerLista, `Una lista puede tener hasta ${LIMITS.lineasPerLista} productos.`)
  .refine(
    (all) => new Set(all.map(({ producto_id }) => producto_id)).size === all.length,
    'Un producto figura más de una vez.',
  );

const listaBody = listaNombre.extend({ productos: productos.default([]) }).meta({ id: 'ListaBody' });

const listaCambios = z
  .object({
    nombre: listaNombre.shape.nombre.exactOptional(),
    productos: productos.exactOptional().describe('The whole new list in its order'),
  })
  .refine((body) => Object.keys(body).length > 0, 'Indica qué cambiar.')
  .meta({ id: 'ListaCambios' });

const listaAgregados = z
  .object({ productos: productos.min(1, 'Elige al menos un producto.') })
  .meta({ id: 'ListaAgregados' });

const known = {
  lista_id: uuid,
  nombre: z.string(),
  version: z.int().describe('Send this value back as `If-Match`'),
};

export const lista = z
  .object({
    ...known,
    lineas: z.array(
      z.object({
        producto: producto.describe(
          'Current data of the product. It may be out of stock; a product that is not sold has no price',
        ),
        cantidad: z.int(),
      }),
    ),
  })
  .meta({ id: 'Lista' });

const misListas = z
  .object({ listas: z.array(z.object({ ...known, productos: z.int().describe('Number of products') })) })
  .meta({ id: 'MisListas' });

const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: ['ver-precios'],
  surfaces: ['storefront'],
} as const;

/** Products that are not sold are ignored, except those already on the list. */
const SOLD = 'Products that the shop does not sell are left out.';

export const misListasOperations = [
  defineOperation({
    ...own,
    id: 'misListas.list',
    route: 'GET /mis-listas',
    summary: "The caller's lists, by name.",
    answers: { 200: misListas },
  }),
  defineOperation({
    ...own,
    id: 'misListas.create',
    listWork: 'statements',
    route: 'POST /mis-listas',
    summary: `Creates a list of products. ${SOLD}`,
    body: { type: 'json', schema: listaBody },
    answers: { 201: lista },
    errors: ['NOMBRE_EN_USO', 'DEMASIADAS_LISTAS'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.get',
    route: 'GET /mis-listas/{id}',
    summary: "One of the caller's lists with its products at today's prices.",
    answers: { 200: lista },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.update',
    listWork: 'statements',
    route: 'PATCH /mis-listas/{id}',
    summary: `Changes the name or the products of a list. ${SOLD} A repeated call changes nothing.`,
    versioned: true,
    body: { type: 'json', schema: listaCambios },
    answers: { 200: lista },
    errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.agregar',
    listWork: 'statements',
    route: 'POST /mis-listas/{id}/productos',
    summary: `Appends products to a list; products already in it keep their quantity. ${SOLD} A repeated call changes nothing.`,
    body: { type: 'json', schema: listaAgregados },
    answers: {
      200: z
        .object({ lista, agregados: z.int().describe('Number of products that were not in the list') })
        .meta({ id: 'ListaAgregada' }),
    },
    errors: ['NO_ENCONTRADO', 'LISTA_LLENA'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.delete',
    route: 'DELETE /mis-listas/{id}',
    summary: 'Deletes a list.',
    versioned: true,
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
