/** A bulk change of prices, done or scheduled. */
import { z } from 'zod';
import { amount, total, uuid } from './common.ts';
import { DIRECCIONES, FORMAS_CAMBIO, REDONDEOS } from './words.ts';

export const persona = z.object({ nombre: z.string(), apellido: z.string() });

export const cambioDePrecios = z
  .object({
    cambio_id: uuid,
    fecha: z.iso.datetime(),
    usuario: persona,
    seleccion: z.string().describe('Which products, as people read it'),
    forma: z.enum(FORMAS_CAMBIO),
    ajuste: z.number(),
    redondeo: z.enum(REDONDEOS),
    direccion: z.enum(DIRECCIONES),
    oferta: z.enum(['si', 'no']),
    suben: z.int(),
    bajan: z.int(),
    rechazados: z.int().describe('Whose new price would have broken a rule: they stayed as they were'),
    desde: z.iso.datetime().nullish().describe('When it is done, if it was not at once'),
    hasta: z.iso.datetime().nullish().describe('When its promotion ends by itself'),
    hecho_en: z.iso.datetime().nullish().describe('When it was done; null while it waits'),
    salteados: z.int().nullish().describe('Which were another price by then, and stayed as they were'),
    fallo: z
      .object({ fecha: z.iso.datetime(), motivo: z.string() })
      .nullish()
      .describe(
        'Why it could not be done at its moment, or its promotion not be ended; it can be tried again',
      ),
    deshecho: z
      .object({
        fecha: z.iso.datetime(),
        usuario: persona.nullable().describe('Nobody, where the promotion came to its end'),
        repuestos: z.int(),
      })
      .nullable()
      .describe('Once it was taken back, and how many got their old price; cancelled, if it was never done'),
  })
  .meta({ id: 'CambioDePrecios' });

export const cambiosDePreciosPage = z
  .object({ cambios: z.array(cambioDePrecios), total })
  .meta({ id: 'CambiosDePreciosPage' });

export const cambioConProductos = z
  .object({
    cambio: cambioDePrecios,
    productos: z.array(
      z.object({
        producto_id: uuid,
        nombre: z.string(),
        antes: amount,
        precio: amount.describe('What the change gave'),
        ahora: amount,
        sigue: z.boolean().describe('It is still what the change gave, or was when that was taken back'),
      }),
    ),
    total,
    huella: z.string().nullish().describe('Of what undoing it would do now'),
  })
  .meta({ id: 'CambioConProductos' });
