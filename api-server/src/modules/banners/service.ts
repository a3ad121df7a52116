import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import type { Tx } from '../../db/database.ts';
import { found, Problem, refuseStale } from '../../shared/problem.ts';
import { showBetween } from '../ajustes/service.ts';
import type { ModuleDeps } from '../deps.ts';
import { deleteUnused, insertImagenes } from '../imagenes/repository.ts';
import { type StoredPicture, withPictures } from '../imagenes/service.ts';
import { asObjeto, keptOf } from './mapper.ts';
import {
  type BannerRow,
  type BannerValues,
  countBanners,
  deleteBanner,
  findBanner,
  insertBanner,
  lockBanners,
  updateBanner,
} from './repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images' | 'jobs'>;

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
    deps.db.transaction(async (tx) => {
      await lockBanners(tx);
      if ((await countBanners(tx)) >= LIMITS.banners) throw new Problem('DEMASIADOS_BANNERS');
      const imagen_id = await keep(tx, added);
      if (!imagen_id) throw new Error('A banner has a picture');
      const banner_id = uuidv7();
      await insertBanner(tx, banner_id, valuesOf(body, imagen_id));
      const result = found(await findBanner(tx, banner_id));
      await showBetween(tx, deps.jobs, result.desde, result.hasta);
      await record(tx, author, { accion: 'banner.alta', objeto: asObjeto(result), despues: keptOf(result) });
      return { result, unused: [] };
    }),
  );

export interface Edicion {
  bannerId: string;
  body: BannerBody;
  author: Author;
  /** The version that the caller saw; undefined skips the check. */
  ifMatch: number | undefined;
}

/** Edits a banner; the same values again change nothing. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const editBanner = (deps: Deps, { bannerId, body, author, ifMatch }: Edicion): Promise<BannerRow> =>
  withPictures(deps, uploadsOf(body), (added) =>
    deps.db.transaction(async (tx) => {
      await lockBanners(tx);
      const before = found(await findBanner(tx, bannerId));
      refuseStale(before, ifMatch);
      const imagen_id = (await keep(tx, added)) ?? before.imagen_id;
      const values = valuesOf(body, imagen_id);
      const changes = changesOf(keptOf(before), keptOf(values));
      if (Object.keys(changes.despues).length === 0) return { result: before, unused: [] };
      await updateBanner(tx, bannerId, values);
      const unused = imagen_id === before.imagen_id ? [] : await deleteUnused(tx, [before.imagen_id]);
      const result = found(await findBanner(tx, bannerId));
      await showBetween(tx, deps.jobs, result.desde, result.hasta);
      await record(tx, author, { accion: 'banner.edicion', objeto: asObjeto(result), ...changes });
      return { result, unused };
    }),
  );

/** Throws NO_ENCONTRADO. */
export const removeBanner = (deps: Deps, bannerId: string, author: Author): Promise<void> =>
  withPictures(deps, [], () =>
    deps.db.transaction(async (tx) => {
      await lockBanners(tx);
      const before = found(await findBanner(tx, bannerId));
      await deleteBanner(tx, bannerId);
      const unused = await deleteUnused(tx, [before.imagen_id]);
      await record(tx, author, { accion: 'banner.baja', objeto: asObjeto(before), antes: keptOf(before) });
      return { result: undefined, unused };
    }),
  );

async function keep(tx: Tx, added: readonly StoredPicture[]): Promise<string | undefined> {
  await insertImagenes(tx, added);
  return added[0]?.imagen_id;
}
