/** Complaints about received lines. Only the customer and staff may see the pictures. */
import { z } from 'zod';
import { exactCantidad } from './cantidad.ts';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { imagenFile } from './imagen-file.ts';
import { LIMITS } from './limits.ts';
import { MOTIVOS_RECLAMO } from './words.ts';

const reclamoLinea = z.object({
  detalles_pedidos_id: uuid,
  cantidad: exactCantidad
    .positive('Di cuántos faltan o llegaron mal.')
    .max(LIMITS.cantidadMax, 'Son más de los que te enviamos.')
    .describe('At most the delivered quantity; decimals only for a product por kilo'),
  motivo: z.enum(MOTIVOS_RECLAMO, 'Elige qué pasó.'),
  foto_id: uuid.nullable().exactOptional(),
});

/** Lines of a complaint, without duplicates. */
export const reclamoLineas = z
  .array(reclamoLinea)
  .max(LIMITS.detallesPerPedido, 'Son demasiadas líneas.')
  .refine(
    (lineas) => new Set(lineas.map((linea) => linea.detalles_pedidos_id)).size === lineas.length,
    'Un producto figura más de una vez.',
  );

/** A stored complaint, with the product's name at that time. */
export const reclamo = z
  .object({
    nota: z.string().nullable().describe("The customer's additional text"),
    lineas: z.array(reclamoLinea.extend({ nombre: z.string(), producto_id: uuid, foto_id: uuid.nullable() })),
  })
  .meta({ id: 'Reclamo' });

export const fotoDeReclamoBody = z
  .object({ foto: imagenFile('La foto debe pesar menos de 6 MB.', 'Falta la foto.') })
  .meta({ id: 'FotoDeReclamoBody' });

export const reclamosOperations = [
  defineOperation({
    id: 'misPedidos.subirFoto',
    route: 'POST /mis-pedidos/{pedido_id}/fotos',
    summary:
      "Uploads a picture for a complaint about one of the caller's own orders. The picture is deleted after a day unless a reception names it. A repeated upload changes nothing.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    rate: { points: 60, seconds: 900 },
    body: { type: 'multipart', schema: fotoDeReclamoBody },
    answers: { 201: z.object({ foto_id: uuid }) },
    errors: ['NO_ENCONTRADO', 'RECEPCION_NO_DISPONIBLE', 'FOTOS_DE_MAS'],
  }),
  defineOperation({
    id: 'misPedidos.foto',
    route: 'GET /mis-pedidos/{pedido_id}/fotos/{foto_id}',
    summary: "A picture of a complaint about one of the caller's own orders.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: { file: 'image/webp' } },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
