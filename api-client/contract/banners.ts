/** Banners of the home page, as visitors see them. */
import { z } from 'zod';
import { imagen, uuid } from './common.ts';
import { defineOperation } from './define.ts';

export const banner = z
  .object({
    banner_id: uuid,
    titulo: z.string(),
    texto: z.string().describe('Empty for none'),
    enlace: z.string().describe('URL, or a path of the shop that begins with `/`; empty for none'),
    imagen,
  })
  .meta({ id: 'Banner' });

export const bannersOperations = [
  defineOperation({
    id: 'banners.vigentes',
    route: 'GET /banners',
    summary: "The banners of today in the shop's time zone, newest first.",
    audience: 'public',
    cached: true,
    surfaces: ['storefront'],
    answers: { 200: z.object({ banners: z.array(banner) }).meta({ id: 'BannersVigentes' }) },
  }),
] as const;
