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
    .describe('Statuses separated by commas'),
  cliente_id: id('El cliente no es válido.').exactOptional().describe('Customer of the orders'),
  producto_id: id('El producto no es válido.').exactOptional().describe('Product of a line of the orders'),
  importe_desde: importe,
  importe_hasta: importe,
  asignado_a: z
    .string()
    .regex(/^(?:nadie|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'La persona no es válida.')
    .toLowerCase()
    .exactOptional()
    .describe("Responsible user; 'nadie' for orders without one"),
  zona: z
    .string()
    .regex(/^(?:ninguna|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'La zona no es válida.')
    .toLowerCase()
    .exactOptional()
    .describe("Delivery zone of the order's address; 'ninguna' for addresses without a zone"),
  etiqueta: etiqueta.exactOptional().describe('Tag of the order'),
  con_nota: z
    .enum(['si'], 'El filtro no es válido.')
    .exactOptional()
    .describe('Only orders with an internal note'),
  sin_imprimir: z
    .enum(['si'], 'El filtro no es válido.')
    .exactOptional()
    .describe('Approved orders without a printed remito'),
  sin_empacar: z
    .enum(['si'], 'El filtro no es válido.')
    .exactOptional()
    .describe('Approved orders without an up-to-date packing'),
  orden: z.enum(ORDENES_PEDIDOS, 'El orden no es válido.').exactOptional(),
});

/** An order in staff's lists, with fields that customers never see. */
export const pedidoDelPanel = pedido
  .extend({
    asignado: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullish()
      .describe('Responsible user'),
    etiquetas: z.array(z.string()).nullish(),
    notas: z.int().nullish().describe('Number of internal notes'),
    bultos: z
      .int()
      .nullish()
      .describe('Number of packages; null if not packed, or if the order changed since'),
    propuesta: z.boolean().nullish().describe('True if the customer has an open proposal'),
    remito: z.string().nullish().describe('Printed number of the remito; null until it is printed'),
  })
  .meta({ id: 'PedidoDelPanel' });

export const pedidosPage = z
  .object({
    pedidos: z.array(pedidoDelPanel),
    total,
    importe: amount.describe('Total of the orders on all pages'),
    parcial: z
      .boolean()
      .nullish()
      .describe(`True if there may be more: total and importe cover only the first ${LIMITS.pedidosFound}`),
  })
  .meta({ id: 'PedidosPage' });
