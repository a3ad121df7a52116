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
    productos: productos.exactOptional().describe('All of it, in its order, from now on'),
  })
  .refine((body) => Object.keys(body).length > 0, 'Indica qué cambiar.')
  .meta({ id: 'ListaCambios' });

const listaAgregados = z
  .object({ productos: productos.min(1, 'Elige al menos un producto.') })
  .meta({ id: 'ListaAgregados' });

const known = {
  lista_id: uuid,
  nombre: z.string(),
  version: z.int().describe('Goes back as `If-Match`'),
};

export const lista = z
  .object({
    ...known,
    lineas: z.array(
      z.object({
        producto: producto.describe(
          'As it is now: it may be out of stock; one that is not sold has no price',
        ),
        cantidad: z.int(),
      }),
    ),
  })
  .meta({ id: 'Lista' });

const misListas = z
  .object({ listas: z.array(z.object({ ...known, productos: z.int().describe('How many') })) })
  .meta({ id: 'MisListas' });

const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: ['ver-precios'],
  surfaces: ['storefront'],
} as const;

/** Products that are not sold are ignored, except those already on the list. */
const SOLD = 'What the shop does not sell is left out.';

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
    summary: `Keeps products under a name. ${SOLD}`,
    body: { type: 'json', schema: listaBody },
    answers: { 201: lista },
    errors: ['NOMBRE_EN_USO', 'DEMASIADAS_LISTAS'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.get',
    route: 'GET /mis-listas/{id}',
    summary: 'One of them with its products, each at the price of today.',
    answers: { 200: lista },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.update',
    listWork: 'statements',
    route: 'PATCH /mis-listas/{id}',
    summary: `Gives a list another name, or other products. ${SOLD} The same again changes nothing.`,
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
    summary: `Adds products at a list's end; of what it has, the quantity stays. ${SOLD} The same again changes nothing.`,
    body: { type: 'json', schema: listaAgregados },
    answers: {
      200: z
        .object({ lista, agregados: z.int().describe('How many it had not') })
        .meta({ id: 'ListaAgregada' }),
    },
    errors: ['NO_ENCONTRADO', 'LISTA_LLENA'],
  }),
  defineOperation({
    ...own,
    id: 'misListas.delete',
    route: 'DELETE /mis-listas/{id}',
    summary: 'Does away with a list.',
    versioned: true,
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
