import type { BannerGuardado, Banners, Mensaje } from 'api-client/backoffice';

/** Of the fake API's answers, those of what the home page says with a picture. */
export interface BannersAnswers {
  'GET /banners/todos': Banners;
  'POST /banners': BannerGuardado;
  'PATCH /banners/:id': BannerGuardado;
  'DELETE /banners/:id': Mensaje;
}
