/** The queues of the shop's jobs. Plain values: a screen names each without loading a validator. */
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
