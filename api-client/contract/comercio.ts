/** The shop's identity as its admins edit it. The operator's settings are the default of each field. */
import { z } from 'zod';
import { dayOrNone, optionalText, text } from './common.ts';
import { LIMITS } from './limits.ts';
import { isInOrder, WRONG_ORDER } from './range-text.ts';

const link = (what: string) =>
  optionalText(what, LIMITS.linkTienda)
    .regex(/^(?:https:\/\/[^\s/]+\.\S+)?$/, `${what} debe ser una dirección https, o quedar vacío.`)
    .describe('URL; empty for none');

const CUIT = 'El CUIT debe tener la forma 30-12345678-9.';

export const comercioBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombreTienda),
    telefono: text('El teléfono', LIMITS.telefonoTienda),
    email: z
      .email('El correo electrónico no es válido.')
      .max(LIMITS.email, `El correo electrónico no puede exceder los ${LIMITS.email} caracteres.`),
    ciudad: text('El nombre de la ciudad', LIMITS.ciudadTienda),
    instagram: link('Instagram'),
    whatsapp: link('WhatsApp'),
    horarios: optionalText('El horario', LIMITS.horario).describe('Opening hours; empty if not given'),
    anuncio: optionalText('El anuncio', LIMITS.anuncio).describe(
      'Announcement above every page of the shop; empty for none',
    ),
    anuncio_desde: dayOrNone.exactOptional().describe('First day of the announcement; empty: from now on'),
    anuncio_hasta: dayOrNone
      .exactOptional()
      .describe('Last day of the announcement; empty: until staff remove the text'),
    linea_legal: text('El renglón legal', LIMITS.lineaLegal),
    cuit: z
      .string(CUIT)
      .trim()
      .regex(/^\d{2}-\d{8}-\d$/, CUIT),
    direccion: text('El domicilio', LIMITS.domFiscal),
  })
  .refine(({ anuncio_desde = '', anuncio_hasta = '' }) => isInOrder(anuncio_desde, anuncio_hasta), {
    error: WRONG_ORDER,
    path: ['anuncio_hasta'],
  })
  .meta({ id: 'ComercioBody' });

/** The public part of the identity. The checks of admins' input do not apply to operators' settings. */
export const comercioPublico = z
  .object({
    nombre: z.string(),
    telefono: z.string(),
    email: z.string(),
    ciudad: z.string(),
    instagram: z.string(),
    whatsapp: z.string(),
    horarios: z.string(),
    anuncio: z.string(),
  })
  .meta({ id: 'ComercioPublico' });

/** The full identity, with the fields for printed documents and the period of the announcement bar. */
export const comercio = comercioPublico
  .extend({
    anuncio_desde: z.string().nullish().describe('Day; empty when there is no announcement'),
    anuncio_hasta: z.string().nullish(),
    linea_legal: z.string().describe('Legal name and tax condition'),
    cuit: z.string(),
    direccion: z.string().describe('Street and number'),
  })
  .meta({ id: 'Comercio' });
