import { toImagen } from '../imagenes/mapper.ts';
import type { BannerRow, BannerValues } from './repository.ts';

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

/** Names the banner for the audit log. */
export const asObjeto = ({ banner_id, titulo }: Pick<BannerRow, 'banner_id' | 'titulo'>) => ({
  tipo: 'banner' as const,
  id: banner_id,
  nombre: titulo,
});

/** Returns the fields that the audit log compares. */
export const keptOf = ({ titulo, texto, enlace, imagen_id, desde, hasta }: BannerValues) => ({
  ...{ titulo, texto, enlace, imagen: imagen_id, desde, hasta },
});
