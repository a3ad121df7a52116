/** Bulk price changes, and the price history of a product. */
import { z } from 'zod';
import { cambioConProductos, cambioDePrecios, cambiosDePreciosPage, persona } from './cambio-de-precios.ts';
import { amount, id, idList, pageQuery, total, uuid } from './common.ts';
import { ajusteCondicion } from './condicion-body.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { searchText } from './plain-text.ts';
import { DIRECCIONES, EFECTOS, FORMAS_AJUSTE, ORIGENES_PRECIO, REDONDEOS } from './words.ts';

const NO_AJUSTE = 'Escribe un número con hasta 2 decimales.';

const NO_LISTAS = `Elige hasta ${LIMITS.pageMax} condiciones, o todas.`;
/** Ids of agreements, separated by commas; or all. */
const listas = z.union([z.enum(['todas'], NO_LISTAS), idList(LIMITS.pageMax)], NO_LISTAS);

/** A price adjustment and its products. Absent filters do not narrow: without filters it applies to all products. */
export const ajusteShape = z.object({
  marca_id: id('La marca no es válida.').exactOptional(),
  categoria_id: id('La categoría no es válida.').exactOptional(),
  etiqueta_id: id('La etiqueta no es válida.').exactOptional(),
  ids: idList(LIMITS.pageMax).exactOptional().describe('Ids of selected products'),
  forma: z.enum(FORMAS_AJUSTE, 'Elige porcentaje o importe.'),
  ajuste: z
    .number(NO_AJUSTE)
    .min(-LIMITS.precioMax, 'El ajuste es demasiado grande.')
    .max(LIMITS.precioMax, 'El ajuste es demasiado grande.')
    .multipleOf(0.01, NO_AJUSTE)
    .describe('Change of the prices in per cent or ARS; negative to lower them'),
  redondeo: z
    .enum(REDONDEOS, 'El redondeo no es válido.')
    .default('no')
    .describe('New prices are multiples of this amount in ARS'),
  direccion: z
    .enum(DIRECCIONES, 'El redondeo no es válido.')
    .default('cercano')
    .describe('Round to the nearest multiple, half upwards; or always up'),
  oferta: z
    .enum(['si', 'no'], 'La oferta no es válida.')
    .default('no')
    .describe('True to put cheaper products on promotion, with the current price as the previous one'),
  condiciones: listas
    .exactOptional()
    .describe(
      'Agreements whose own prices of the selected products change as well; refused for a scheduled change',
    ),
});

const moment = z.iso
  .datetime({ offset: true, error: 'El momento no es válido.' })
  .max(40, 'El momento no es válido.');
const huella = searchText('Falta la vista previa.').max(100, 'La vista previa no es válida.');

export const ajusteBody = ajusteShape
  .extend({
    desde: moment
      .exactOptional()
      .describe('Scheduled start, until which the change can be cancelled; absent for now'),
    hasta: moment
      .exactOptional()
      .describe('End of the promotion; prices that nobody changed since are restored then'),
    huella: huella.describe('Digest of the preview that the caller saw'),
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
        nuevo: amount.describe('The new price, also if refused'),
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
      .describe('Number of selected products per effect'),
    huella: z.string().describe('Digest of the request and of all selected products with their prices'),
    programados: z
      .int()
      .nullish()
      .describe('Number of products whose price a scheduled change would change first'),
    condiciones: z
      .array(
        z.object({
          condicion_id: uuid,
          nombre: z.string(),
          propios: z.int().describe('Number of selected products that have an own price in the agreement'),
          clientes: z.int().describe('Number of accounts with the agreement'),
        }),
      )
      .nullish()
      .describe('Agreements with own prices of selected products, by name. All other prices follow the shop'),
  })
  .meta({ id: 'VistaPrevia' });

/** A change of a whole list of an agreement: all its own prices and percentages. */
const listaChange = z.object({
  ajuste: ajusteCondicion.refine((percent) => percent !== 0, 'Escribe cuánto cambia.'),
  redondeo: ajusteShape.shape.redondeo,
  direccion: ajusteShape.shape.direccion,
});

export const preciosDeProductoPage = z
  .object({
    precios: z.array(
      z.object({
        fecha: z.iso.datetime(),
        usuario: persona.nullable().describe('Null if the server made the change'),
        origen: z.enum(ORIGENES_PRECIO),
        cambio_id: uuid.nullable().describe('The price change of many products that this one belongs to'),
        antes: amount.nullable().describe('Null if the agreement had no own price'),
        precio: amount.nullable().describe("Null if the agreement's own price was removed"),
      }),
    ),
    total,
  })
  .meta({ id: 'PreciosDeProductoPage' });

const efecto = z.enum([...EFECTOS, 'rechazado'], 'El efecto no es válido.').exactOptional();

const changing = { audience: 'staff', areas: ['cambiar-precios', 'ver-precios'] } as const;

export const preciosStaffOperations = [
  defineOperation({
    id: 'precios.vistaPrevia',
    listWork: 'statements',
    route: 'GET /precios/vista-previa',
    summary: 'Previews a price change of many products, by name; changes nothing.',
    ...changing,
    query: pageQuery.extend({
      ...ajusteShape.shape,
      efecto,
    }),
    answers: { 200: vistaPrevia },
  }),
  defineOperation({
    id: 'precios.vistaPreviaDeLista',
    route: 'GET /condiciones/{id}/vista-previa',
    summary: "Previews a change of an agreement's whole list, by name of product; changes nothing.",
    ...changing,
    query: pageQuery.extend({ ...listaChange.shape, efecto }),
    answers: { 200: vistaPrevia },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'precios.cambiarLista',
    route: 'POST /condiciones/{id}/cambios',
    summary:
      "Changes an agreement's own prices and percentages as in the preview, all or none; now or at a scheduled time.",
    ...changing,
    idempotent: true,
    body: {
      type: 'json',
      schema: listaChange
        .extend({
          desde: moment
            .exactOptional()
            .describe('Scheduled start, until which the change can be cancelled; absent for now'),
          huella: huella.describe('Digest of the preview that the caller saw'),
        })
        .meta({ id: 'CambioDeListaBody' }),
    },
    answers: { 201: cambioDePrecios },
    errors: ['NO_ENCONTRADO', 'PRECIOS_DESACTUALIZADOS', 'PRECIOS_SIN_CAMBIO'],
  }),
  defineOperation({
    id: 'precios.cambiar',
    listWork: 'statements',
    route: 'POST /precios/cambios',
    summary: 'Changes many prices as in the preview, all or none; now or at a scheduled time.',
    ...changing,
    idempotent: true,
    body: { type: 'json', schema: ajusteBody },
    answers: { 201: cambioDePrecios },
    errors: ['PRECIOS_DESACTUALIZADOS', 'PRECIOS_SIN_CAMBIO'],
  }),
  defineOperation({
    id: 'precios.cambios',
    route: 'GET /precios/cambios',
    summary: 'Price changes of many products, newest first.',
    ...changing,
    query: pageQuery,
    answers: { 200: cambiosDePreciosPage },
  }),
  defineOperation({
    id: 'precios.cambio',
    route: 'GET /precios/cambios/{id}',
    summary: 'A price change with its products, or only those whose price was changed again since.',
    ...changing,
    query: pageQuery.extend({
      filtro: z
        .enum(['distintos', 'salteados'], 'El filtro no es válido.')
        .exactOptional()
        .describe('Products whose price changed since, or had changed before the scheduled start'),
    }),
    answers: { 200: cambioConProductos },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'precios.deshacer',
    route: 'POST /precios/cambios/{id}/deshacer',
    summary:
      'Restores the old price of products whose price nobody changed since. Cancels a change that is still scheduled.',
    ...changing,
    query: z.object({
      huella: huella.exactOptional().describe('Digest of the preview of undoing that the caller saw'),
    }),
    answers: { 200: cambioDePrecios },
    errors: ['NO_ENCONTRADO', 'CAMBIO_DESHECHO', 'PRECIOS_DESACTUALIZADOS'],
  }),
  defineOperation({
    id: 'precios.reintentar',
    route: 'POST /precios/cambios/{id}/reintentar',
    summary: 'Queues the failed part of a scheduled change again. A repeated call queues the job only once.',
    ...changing,
    answers: { 200: cambioDePrecios },
    errors: ['NO_ENCONTRADO', 'REINTENTO_IMPOSIBLE'],
  }),
  defineOperation({
    id: 'precios.deProducto',
    route: 'GET /productos/{id}/precios',
    summary: 'The earlier prices of a product, or its earlier own prices in an agreement, newest first.',
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    query: pageQuery.extend({
      condicion_id: id('Las condiciones no son válidas.')
        .exactOptional()
        .describe("Agreement whose own prices to list; absent for the shop's prices"),
    }),
    answers: { 200: preciosDeProductoPage },
  }),
] as const;
