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
    seleccion: z.string().describe('Description of the selected products, as text for people'),
    forma: z.enum(FORMAS_CAMBIO),
    ajuste: z.number(),
    redondeo: z.enum(REDONDEOS),
    direccion: z.enum(DIRECCIONES),
    oferta: z.enum(['si', 'no']),
    suben: z.int(),
    bajan: z.int(),
    condicion: z
      .object({ condicion_id: uuid, nombre: z.string() })
      .nullish()
      .describe(
        "For a change of an agreement's list, the agreement; null for the shop's prices, or if deleted since",
      ),
    propios: z.int().nullish().describe('Number of own prices of agreements that changed'),
    rechazados: z
      .int()
      .describe('Number of products whose new price would break a rule; their prices stayed unchanged'),
    desde: z.iso.datetime().nullish().describe('Scheduled start; null if the change was made at once'),
    hasta: z.iso.datetime().nullish().describe('When the promotion ends by itself'),
    hecho_en: z.iso.datetime().nullish().describe('When the change was made; null while it is scheduled'),
    salteados: z
      .int()
      .nullish()
      .describe('Number of products whose price had changed in the meantime; their prices stayed unchanged'),
    fallo: z
      .object({ fecha: z.iso.datetime(), motivo: z.string() })
      .nullish()
      .describe('Why the scheduled change or the end of its promotion failed; a retry is possible'),
    deshecho: z
      .object({
        fecha: z.iso.datetime(),
        usuario: persona.nullable().describe('Null when the promotion ended by itself'),
        repuestos: z.int(),
        propios: z.int().nullish().describe('Number of own prices of agreements that were restored'),
        reglas: z
          .boolean()
          .nullish()
          .describe("Whether the agreement's rules were restored; null without rules"),
      })
      .nullable()
      .describe(
        'When the change was undone, and how many products got their old price; for a change never made, when it was cancelled',
      ),
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
        precio: amount.describe('The price that the change set'),
        ahora: amount,
        sigue: z
          .boolean()
          .describe(
            'True if the price is still the one that the change set, or still was when the change was undone',
          ),
      }),
    ),
    total,
    huella: z.string().nullish().describe('Digest of what undoing would do now'),
    condiciones: z
      .array(
        z.object({
          condicion_id: uuid,
          nombre: z.string().nullable().describe('Null if the agreement was deleted since'),
          propios: z.int().describe('Number of own prices that changed'),
          siguen: z.int().describe('Number of those that are still as the change set them'),
        }),
      )
      .nullish()
      .describe('Agreements whose own prices changed'),
    reglas: z
      .object({
        antes: z.array(z.string()),
        despues: z.array(z.string()),
        siguen: z.boolean().describe('Whether the rules still are as the change set them'),
      })
      .nullish()
      .describe('Rules of the agreement before and after the change of its list, as text for people'),
  })
  .meta({ id: 'CambioConProductos' });
