/** Filters and fields of staff's lists of orders. */
import { z } from 'zod';
import { amount, diasQuery, id, pageQuery, searched, total, uuid } from './common.ts';
import { LIMITS } from './limits.ts';
import { pedido } from './pedidos.ts';
import { line } from './plain-text.ts';
import { ESTADOS_PEDIDO, ORDENES_PEDIDOS } from './words.ts';

const NO_IMPORTE = 'El importe debe ser un número válido con hasta 2 decimales.';
const importe = z
  .number(NO_IMPORTE)
  .min(0, 'El importe no puede ser negativo.')
  .max(LIMITS.totalMax, 'El importe es demasiado grande.')
  .multipleOf(0.01, NO_IMPORTE)
  .exactOptional();

const estado = `(?:${ESTADOS_PEDIDO.join('|')})`;
const someEstados = new RegExp(`^${estado}(?:,${estado}){0,${ESTADOS_PEDIDO.length - 1}}$`);

const NO_ETIQUETA = 'La etiqueta es obligatoria.';
export const etiqueta = line(NO_ETIQUETA, 'La etiqueta')
  .min(1, NO_ETIQUETA)
  .max(LIMITS.etiquetaPedido, `La etiqueta no puede exceder los ${LIMITS.etiquetaPedido} caracteres.`);

export const pedidosQuery = pageQuery.extend({
  texto: searched
    .exactOptional()
    .describe("The order's number, or parts of its customer's name, shop, e-mail, CUIT or telephone"),
  ...diasQuery.shape,
  estados: z
    .string()
    .regex(someEstados, 'El estado no es válido.')
    .exactOptional()
    .describe('Some statuses, separated by commas'),
  cliente_id: id('El cliente no es válido.').exactOptional().describe('Whose orders'),
  producto_id: id('El producto no es válido.').exactOptional().describe('What they have a line of'),
  importe_desde: importe,
  importe_hasta: importe,
  asignado_a: z
    .string()
    .regex(/^(?:nadie|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'La persona no es válida.')
    .toLowerCase()
    .exactOptional()
    .describe("Who looks after them; 'nadie' for those that nobody does"),
  zona: z
    .string()
    .regex(/^(?:ninguna|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'La zona no es válida.')
    .toLowerCase()
    .exactOptional()
    .describe("The delivery zone that they go to; 'ninguna' for those whose address is in none"),
  etiqueta: etiqueta.exactOptional().describe('A tag of theirs'),
  con_nota: z.enum(['si'], 'El filtro no es válido.').exactOptional().describe('With a note of the house'),
  sin_imprimir: z
    .enum(['si'], 'El filtro no es válido.')
    .exactOptional()
    .describe('Approved ones whose remito nobody has made yet'),
  sin_empacar: z
    .enum(['si'], 'El filtro no es válido.')
    .exactOptional()
    .describe('Approved ones that are not packed as they are by now'),
  orden: z.enum(ORDENES_PEDIDOS, 'El orden no es válido.').exactOptional(),
});

/** An order in staff's lists, with fields that customers never see. */
export const pedidoDelPanel = pedido
  .extend({
    asignado: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullish()
      .describe('Who looks after it'),
    etiquetas: z.array(z.string()).nullish(),
    notas: z.int().nullish().describe('How many notes the house has written'),
    bultos: z
      .int()
      .nullish()
      .describe('In how many packages it is packed; null where it is not, or says something else since'),
    propuesta: z.boolean().nullish().describe('Whether its customer proposes a change that is still open'),
    remito: z.string().nullish().describe("Its remito's number, as printed; null until it is made"),
  })
  .meta({ id: 'PedidoDelPanel' });

export const pedidosPage = z
  .object({
    pedidos: z.array(pedidoDelPanel),
    total,
    importe: amount.describe('What the orders on all pages cost together'),
    parcial: z
      .boolean()
      .nullish()
      .describe(`There may be more: total and importe are of the first ${LIMITS.pedidosFound} alone`),
  })
  .meta({ id: 'PedidosPage' });
