/** Banners of the home page, as admins manage them. */
import { z } from 'zod';
import { banner } from './banners.ts';
import { dayOrNone, mensaje, optionalText, text } from './common.ts';
import { defineOperation } from './define.ts';
import { imagenFile } from './imagen-file.ts';
import { LIMITS } from './limits.ts';
import { isInOrder, WRONG_ORDER } from './range-text.ts';

const ENLACE =
  'El enlace debe ser una dirección https o una página de la tienda, que empieza con una barra: /promociones.';

const values = z.object({
  titulo: text('El título', LIMITS.tituloBanner),
  texto: optionalText('El texto', LIMITS.textoBanner),
  // Browsers treat a backslash as a slash, and a leading double slash as another site.
  enlace: optionalText('El enlace', LIMITS.linkBanner).regex(
    /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+\.[^\s\\]+)?$/,
    ENLACE,
  ),
  desde: dayOrNone.describe('First day on the home page; empty: from now on'),
  hasta: dayOrNone.describe('Last day on the home page; empty: until staff remove the banner'),
});

const imagenBanner = imagenFile('El archivo debe ser menor de 6MB.', 'La imagen es obligatoria.');

const daysInOrder = ({ desde, hasta }: Pick<z.output<typeof values>, 'desde' | 'hasta'>) =>
  isInOrder(desde, hasta);
const disorder = { error: WRONG_ORDER, path: ['hasta'] };

export const bannerBody = values
  .extend({ imagen: imagenBanner })
  .refine(daysInOrder, disorder)
  .meta({ id: 'BannerBody' });

/** Without a new picture, the present one stays. */
export const bannerEdicionBody = values
  .extend({ imagen: imagenBanner.exactOptional() })
  .refine(daysInOrder, disorder)
  .meta({ id: 'BannerEdicionBody' });

const bannerGuardado = banner
  .extend({
    desde: z.string().describe('Day; empty for none'),
    hasta: z.string(),
    vigente: z.boolean().describe('True if the home page shows the banner today'),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'BannerGuardado' });

export const bannersStaffOperations = [
  defineOperation({
    id: 'banners.list',
    route: 'GET /banners/todos',
    summary: 'All banners with any dates, newest first.',
    audience: 'admin',
    areas: ['ajustes'],
    answers: { 200: z.object({ banners: z.array(bannerGuardado) }).meta({ id: 'Banners' }) },
  }),
  defineOperation({
    id: 'banners.create',
    route: 'POST /banners',
    summary: 'Creates a banner. The home page shows the banner to everyone from its first day on.',
    audience: 'admin',
    areas: ['ajustes'],
    body: { type: 'multipart', schema: bannerBody },
    answers: { 201: bannerGuardado },
    errors: ['DEMASIADOS_BANNERS'],
  }),
  defineOperation({
    id: 'banners.update',
    route: 'PATCH /banners/{id}',
    summary: 'Replaces a banner.',
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    body: { type: 'multipart', schema: bannerEdicionBody },
    answers: { 200: bannerGuardado },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'banners.delete',
    route: 'DELETE /banners/{id}',
    summary: 'Deletes a banner.',
    audience: 'admin',
    areas: ['ajustes'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
