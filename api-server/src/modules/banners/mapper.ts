import { toImagen } from '../imagenes/mapper.ts';
import type { BannerRow } from './repository.ts';

/** Returns the public part of a banner. */
export const toBanner = ({ banner_id, titulo, texto, enlace, imagen_id, anchos }: BannerRow) => ({
  ...{ banner_id, titulo, texto, enlace },
  imagen: toImagen({ imagen_id, anchos }),
});

/** Returns a banner for admins. */
export const toGuardado = (row: BannerRow) => ({
  ...toBanner(row),
  desde: row.desde ?? '',
  hasta: row.hasta ?? '',
  vigente: row.vigente,
  version: row.version,
});
