import type { BannerGuardado, Banners, Mensaje } from 'api-client/backoffice';

/** Response types of the banners. */
export interface BannersAnswers {
  'GET /banners/todos': Banners;
  'POST /banners': BannerGuardado;
  'PATCH /banners/:id': BannerGuardado;
  'DELETE /banners/:id': Mensaje;
}
