import { changesOf, record } from '../../bitacora/record.ts';
import type { Tx } from '../../db/database.ts';
import { refuseStale } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { deleteUnused, insertImagenes } from '../imagenes/imagenes-repository.ts';
import { withPictures } from '../imagenes/with-pictures.ts';
import { keptOf } from './ajustes-mapper.ts';
import { type AjustesChange, lockAjustes, updateAjustes } from './ajustes-repository.ts';
import { type Asked, getAjustes } from './ajustes-service.ts';

type Deps = Pick<ModuleDeps, 'db' | 'shop' | 'images'>;

/** Stores the picture as the shop's logo for all processes, and deletes the previous one. */
export const saveLogo = (deps: Deps, asked: Asked, file: File) =>
  withPictures(deps, [{ field: 'imagen', file, kind: 'logo' }], ([picture]) =>
    change(deps, asked, async (tx) => {
      if (!picture?.logo) throw new Error('The logo was encoded as something else');
      const { imagen_id, anchos, logo } = picture;
      await insertImagenes(tx, [{ imagen_id, anchos }]);
      return { imagen_id, logo_ancho: logo.ancho, logo_alto: logo.alto, logo_tono: logo.tono };
    }),
  );

const NONE = { imagen_id: null, logo_ancho: null, logo_alto: null, logo_tono: null };

/** Removes the picture, so that the default logo is drawn. */
export const dropLogo = (deps: Deps, asked: Asked) =>
  withPictures(deps, [], () => change(deps, asked, async () => NONE));

async function change(
  { db, shop }: Deps,
  { author, ifMatch }: Asked,
  write: (tx: Tx) => Promise<AjustesChange>,
) {
  const unused = await db.transaction(async (tx) => {
    const before = await lockAjustes(tx, 'update');
    refuseStale(before, ifMatch);
    const values = await write(tx);
    const changes = changesOf(keptOf(before, shop), keptOf({ ...before, ...values }, shop));
    if (Object.keys(changes.despues).length === 0) return [];
    await updateAjustes(tx, values);
    await record(tx, author, { accion: 'ajustes.edicion', ...changes });
    return deleteUnused(tx, before.imagen_id ? [before.imagen_id] : []);
  });
  return { result: await getAjustes(db), unused };
}
