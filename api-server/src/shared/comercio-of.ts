import type { comercioBody } from 'api-client/contract/comercio';
import type { Shop } from 'settings/shop';
import type { z } from 'zod';

/** The admins' values; null for a value that no admin has set. */
type Row = Record<keyof z.output<typeof comercioBody>, string | null>;

/** Returns the shop's data: the admins' values, else the operator's settings. */
export const comercioOf = (row: Row, { social, ...shop }: Shop) => ({
  nombre: row.nombre ?? shop.nombre,
  telefono: row.telefono ?? shop.telefono,
  email: row.email ?? shop.email,
  ciudad: row.ciudad ?? shop.city,
  instagram: row.instagram ?? social.instagram,
  whatsapp: row.whatsapp ?? social.whatsapp,
  horarios: row.horarios ?? '',
  anuncio: row.anuncio ?? '',
  anuncio_desde: row.anuncio_desde ?? '',
  anuncio_hasta: row.anuncio_hasta ?? '',
  linea_legal: row.linea_legal ?? shop.lineaLegal,
  cuit: row.cuit ?? shop.cuit,
  direccion: row.direccion ?? shop.address,
});
