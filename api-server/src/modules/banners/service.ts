import { LIMITS } from 'api-client/contract';
import {
  createRow,
  deleteRow,
  type Edit,
  inTransaction,
  type Resource,
  updateRow,
} from '../../bitacora/crud.ts';
import type { Author } from '../../bitacora/record.ts';
import { found } from '../../shared/problem.ts';
import { schedulePageUpdates } from '../ajustes/service.ts';
import type { ModuleDeps } from '../deps.ts';
import { deleteUnused, insertImagenes } from '../imagenes/repository.ts';
import { withPictures } from '../imagenes/service.ts';
import { type BannerRow, type BannerValues, bannerRows, findBanner, lockBanners } from './repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images' | 'jobs'>;

const BANNERS: Resource<BannerRow, BannerValues> = {
  rows: bannerRows,
  lock: lockBanners,
  limit: [LIMITS.banners, 'DEMASIADOS_BANNERS'],
  asObjeto: ({ banner_id, titulo }) => ({ tipo: 'banner', id: banner_id, nombre: titulo }),
  toAuditFields: ({ titulo, texto, enlace, imagen_id, desde, hasta }) => ({
    ...{ titulo, texto, enlace, imagen: imagen_id, desde, hasta },
  }),
};

/** Fields of the form; an empty day means no limit. */
export interface BannerBody extends Record<'titulo' | 'texto' | 'enlace' | 'desde' | 'hasta', string> {
  imagen?: File | undefined;
}

const valuesOf = ({ titulo, texto, enlace, desde, hasta }: BannerBody, imagen_id: string): BannerValues => ({
  ...{ titulo, texto, enlace, imagen_id },
  desde: desde || null,
  hasta: hasta || null,
});

const uploadsOf = ({ imagen }: BannerBody) =>
  imagen ? [{ field: 'imagen', file: imagen, kind: 'banner' as const }] : [];

/** Throws DEMASIADOS_BANNERS; the picture is then not stored. */
export const createBanner = (deps: Deps, body: BannerBody, author: Author): Promise<BannerRow> =>
  withPictures(deps, uploadsOf(body), (added) =>
    inTransaction(deps.db, BANNERS, async (tx) => {
      const [picture] = added;
      if (!picture) throw new Error('A banner has a picture');
      await insertImagenes(tx, added);
      const result = await createRow(tx, BANNERS, valuesOf(body, picture.imagen_id), author);
      await schedulePageUpdates(tx, deps.jobs, result.desde, result.hasta);
      return { result, unused: [] };
    }),
  );

/** Edits a banner; the same values again change nothing. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const editBanner = (deps: Deps, bannerId: string, body: BannerBody, edit: Edit): Promise<BannerRow> =>
  withPictures(deps, uploadsOf(body), (added) =>
    inTransaction(deps.db, BANNERS, async (tx) => {
      const before = found(await findBanner(tx, bannerId));
      await insertImagenes(tx, added);
      const imagen_id = added[0]?.imagen_id ?? before.imagen_id;
      const result = await updateRow(tx, BANNERS, before, valuesOf(body, imagen_id), edit);
      if (result !== before) await schedulePageUpdates(tx, deps.jobs, result.desde, result.hasta);
      return { result, unused: added.length > 0 ? await deleteUnused(tx, [before.imagen_id]) : [] };
    }),
  );

/** Throws NO_ENCONTRADO. */
export const removeBanner = (deps: Deps, bannerId: string, author: Author): Promise<void> =>
  withPictures(deps, [], () =>
    inTransaction(deps.db, BANNERS, async (tx) => {
      const before = found(await findBanner(tx, bannerId));
      const result = await deleteRow(tx, BANNERS, before, author);
      return { result, unused: await deleteUnused(tx, [before.imagen_id]) };
    }),
  );
