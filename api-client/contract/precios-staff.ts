/** Bulk price changes, and the price history of a product. */
import { z } from 'zod';
import { cambioConProductos, cambioDePrecios, cambiosDePreciosPage, persona } from './cambio-de-precios.ts';
import { amount, id, idList, pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { looked } from './plain-text.ts';
import { DIRECCIONES, EFECTOS, FORMAS_AJUSTE, ORIGENES_PRECIO, REDONDEOS } from './words.ts';

const NO_AJUSTE = 'Escribe un número con hasta 2 decimales.';

/** A price adjustment and its products. Absent filters do not narrow: without filters it applies to all products. */
export const ajusteShape = z.object({
  marca_id: id('La marca no es válida.').exactOptional(),
  categoria_id: id('La categoría no es válida.').exactOptional(),
  etiqueta_id: id('La etiqueta no es válida.').exactOptional(),
  ids: idList(LIMITS.pageMax).exactOptional().describe('Products chosen by hand'),
  forma: z.enum(FORMAS_AJUSTE, 'Elige porcentaje o importe.'),
  ajuste: z
    .number(NO_AJUSTE)
    .min(-LIMITS.precioMax, 'El ajuste es demasiado grande.')
    .max(LIMITS.precioMax, 'El ajuste es demasiado grande.')
    .multipleOf(0.01, NO_AJUSTE)
    .describe('Percent or ARS that prices rise by; below zero they fall'),
  redondeo: z
    .enum(REDONDEOS, 'El redondeo no es válido.')
    .default('no')
    .describe('ARS that a new price is a multiple of'),
  direccion: z
    .enum(DIRECCIONES, 'El redondeo no es válido.')
    .default('cercano')
    .describe('To the nearest of them, half upwards; or always up'),
  oferta: z
    .enum(['si', 'no'], 'La oferta no es válida.')
    .default('no')
    .describe('Whether what gets cheaper goes on promotion, with its price until now as the one before'),
});

const moment = z.iso
  .datetime({ offset: true, error: 'El momento no es válido.' })
  .max(40, 'El momento no es válido.');
const huella = looked('Falta la vista previa.').max(60, 'La vista previa no es válida.');

export const ajusteBody = ajusteShape
  .extend({
    desde: moment
      .exactOptional()
      .describe('When it is to be done; until then it can be taken back. At once, if it is not said'),
    hasta: moment.exactOptional().describe('When the promotion ends: what is as it was left goes back'),
    huella: huella.describe('Of the preview that was seen'),
  })
  .meta({ id: 'AjusteDePreciosBody' });

export const vistaPrevia = z
  .object({
    productos: z.array(
      z.object({
        producto_id: uuid,
        nombre: z.string(),
        marca: z.string(),
        esta_activo: z.boolean(),
        precio: amount,
        nuevo: amount.describe('What it would be; where it is refused, too'),
        efecto: z.enum(EFECTOS),
      }),
    ),
    total,
    resumen: z
      .object({
        sube: z.int(),
        baja: z.int(),
        igual: z.int(),
        cero: z.int(),
        maximo: z.int(),
        oferta: z.int(),
      })
      .describe('How many of each effect, of all that were chosen'),
    huella: z.string().describe('Of what was asked for, and of all that were chosen with their prices'),
    programados: z.int().nullish().describe('Of how many a change that waits would change the price first'),
  })
  .meta({ id: 'VistaPrevia' });

export const preciosDeProductoPage = z
  .object({
    precios: z.array(
      z.object({
        fecha: z.iso.datetime(),
        usuario: persona.nullable().describe('Nobody, where the shop’s machine did it'),
        origen: z.enum(ORIGENES_PRECIO),
        cambio_id: uuid.nullable().describe('Of the change of many that it was part of'),
        antes: amount,
        precio: amount,
      }),
    ),
    total,
  })
  .meta({ id: 'PreciosDeProductoPage' });

const changing = { audience: 'staff', areas: ['cambiar-precios', 'ver-precios'] } as const;

export const preciosStaffOperations = [
  defineOperation({
    id: 'precios.vistaPrevia',
    listWork: 'statements',
    route: 'GET /precios/vista-previa',
    summary: 'What a change of many prices would do, by name; nothing is changed.',
    ...changing,
    query: pageQuery.extend({
      ...ajusteShape.shape,
      efecto: z.enum([...EFECTOS, 'rechazado'], 'El efecto no es válido.').exactOptional(),
    }),
    answers: { 200: vistaPrevia },
  }),
  defineOperation({
    id: 'precios.cambiar',
    listWork: 'statements',
    route: 'POST /precios/cambios',
    summary: 'Changes many prices as the preview showed it, all of them or none; at once, or at a moment.',
    ...changing,
    idempotent: true,
    body: { type: 'json', schema: ajusteBody },
    answers: { 201: cambioDePrecios },
    errors: ['PRECIOS_DESACTUALIZADOS', 'PRECIOS_SIN_CAMBIO'],
  }),
  defineOperation({
    id: 'precios.cambios',
    route: 'GET /precios/cambios',
    summary: 'The changes of many prices, newest first.',
    ...changing,
    query: pageQuery,
    answers: { 200: cambiosDePreciosPage },
  }),
  defineOperation({
    id: 'precios.cambio',
    route: 'GET /precios/cambios/{id}',
    summary: 'One change with its products, or with those whose price was changed otherwise.',
    ...changing,
    query: pageQuery.extend({
      filtro: z
        .enum(['distintos', 'salteados'], 'El filtro no es válido.')
        .exactOptional()
        .describe('Whose price is another one since, or was when it was to be done'),
    }),
    answers: { 200: cambioConProductos },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'precios.deshacer',
    route: 'POST /precios/cambios/{id}/deshacer',
    summary:
      'Gives their old price to those products whose price is still the one that the change gave; one that waits is not done.',
    ...changing,
    query: z.object({
      huella: huella.exactOptional().describe('Of what undoing it would do, as it was seen'),
    }),
    answers: { 200: cambioDePrecios },
    errors: ['NO_ENCONTRADO', 'CAMBIO_DESHECHO', 'PRECIOS_DESACTUALIZADOS'],
  }),
  defineOperation({
    id: 'precios.reintentar',
    route: 'POST /precios/cambios/{id}/reintentar',
    summary:
      'Queues again what failed of a change that waits for a moment; asked for twice it is queued once.',
    ...changing,
    answers: { 200: cambioDePrecios },
    errors: ['NO_ENCONTRADO', 'REINTENTO_IMPOSIBLE'],
  }),
  defineOperation({
    id: 'precios.deProducto',
    route: 'GET /productos/{id}/precios',
    summary: "A product's prices until now, newest first.",
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    query: pageQuery,
    answers: { 200: preciosDeProductoPage },
  }),
] as const;
