import { toImagen } from '../imagenes/imagen-mapper.ts';
import type { BannerRow, BannerValues } from './banners-repository.ts';

/** As anybody sees it. */
export const toBanner = ({ banner_id, titulo, texto, enlace, imagen_id, anchos }: BannerRow) => ({
  ...{ banner_id, titulo, texto, enlace },
  imagen: toImagen({ imagen_id, anchos }),
});

/** As admins have it. */
export const toGuardado = (row: BannerRow) => ({
  ...toBanner(row),
  desde: row.desde ?? '',
  hasta: row.hasta ?? '',
  vigente: row.vigente,
  version: row.version,
});

/** As the trail names it. */
export const asObjeto = ({ banner_id, titulo }: Pick<BannerRow, 'banner_id' | 'titulo'>) => ({
  tipo: 'banner' as const,
  id: banner_id,
  nombre: titulo,
});

/** What the trail keeps of a change. */
export const keptOf = ({ titulo, texto, enlace, imagen_id, desde, hasta }: BannerValues) => ({
  ...{ titulo, texto, enlace, imagen: imagen_id, desde, hasta },
});
