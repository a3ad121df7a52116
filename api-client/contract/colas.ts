/** The job queues. Plain values, so that a screen needs no validator. */
export const COLAS = [
  'pedidoNotice',
  'mail',
  'resetLink',
  'confirmLink',
  'changeLink',
  'changeNotice',
  'precios',
  'importacion',
  'anuncio',
  'stock',
  'priceNotices',
  'purge',
  'sweepPictures',
  'deadLetter',
] as const;
export type Cola = (typeof COLAS)[number];

/** Label of each queue for people. */
export const COLA_TEXTS: Record<Cola, string> = {
  pedidoNotice: 'Avisos de pedidos',
  mail: 'Correos',
  resetLink: 'Enlaces de contraseña',
  confirmLink: 'Enlaces de confirmación',
  changeLink: 'Enlaces de cambio de correo',
  changeNotice: 'Avisos de cambio de correo',
  precios: 'Precios programados',
  importacion: 'Importaciones de planillas y fotos',
  anuncio: 'Fechas del anuncio',
  stock: 'Avisos de stock',
  priceNotices: 'Avisos de precios',
  purge: 'Limpieza de datos vencidos',
  sweepPictures: 'Limpieza de imágenes',
  deadLetter: 'Cierre de trabajos abandonados',
};
