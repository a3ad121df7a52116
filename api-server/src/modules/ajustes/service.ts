import type { Shop } from 'settings/shop';
import { mainTone } from 'ui-kit/brand';
import { type Author, diffFields, record } from '../../bitacora/record.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { type CurrentShop, getShop } from '../../db/get-shop.ts';
import type { StaffActor } from '../../http/actor.ts';
import { type ImageStore, LOGO_ANCHO } from '../../images/picture.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { publish } from '../../realtime/bus.ts';
import type { Aspecto } from '../../shared/paper/aspecto.ts';
import { Problem, refuseStale } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { deleteUnused, insertImagenes } from '../imagenes/repository.ts';
import { withPictures } from '../imagenes/service.ts';
import { auditFieldsOf } from './mapper.ts';
import {
  type AjustesChange,
  findAjustes,
  findIdsWithoutFactor,
  findStartOfDay,
  findWithoutFactor,
  hasFactor,
  lockAjustes,
  updateAjustes,
} from './repository.ts';

export const getAjustes = async (db: Db) => ({
  row: await findAjustes(db),
  withoutFactor: await findWithoutFactor(db),
});

interface Deps {
  db: Db;
  shop: Shop;
  jobs: Jobs;
}

export interface ChangeRequest {
  actor: StaffActor;
  author: Author;
  ifMatch: number | undefined;
}

/**
 * Changes settings for all processes. An admin who requires a second factor must have one, or nobody could undo that.
 * Throws FALTA_TU_SEGUNDO_FACTOR.
 */
export async function changeAjustes(
  { db, shop, jobs }: Deps,
  { actor, author, ifMatch, change }: ChangeRequest & { change: AjustesChange },
) {
  await db.transaction(async (tx) => {
    const before = await lockAjustes(tx, 'update');
    refuseStale(before, ifMatch);
    const { antes, despues } = diffFields(
      auditFieldsOf(before, shop),
      auditFieldsOf({ ...before, ...change }, shop),
    );
    if (Object.keys(despues).length === 0) return;
    if (despues.exige_segundo_factor) await demandFactor(tx, actor);
    const after = await updateAjustes(tx, only(change, Object.keys(despues)));
    if ('anuncio_desde' in despues || 'anuncio_hasta' in despues) {
      await schedulePageUpdates(tx, jobs, after.anuncio_desde, after.anuncio_hasta);
    }
    await record(tx, author, { accion: 'ajustes.edicion', antes, despues });
  });
  return getAjustes(db);
}

/** Keeps only changed fields: an unchanged field must stay null, so that the operator's configuration still applies. */
const only = (change: AjustesChange, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(change).filter(([field]) => fields.includes(field))) as AjustesChange;

type Day = string | null;

/**
 * Schedules page updates for the start of the first day and the end of the last day; either may be missing. An unneeded
 * update does no harm.
 */
export async function schedulePageUpdates(tx: Tx, jobs: Jobs, first: Day, last: Day): Promise<void> {
  if (first) await schedulePageUpdate(tx, jobs, first);
  if (last) await schedulePageUpdate(tx, jobs, last, 1);
}

/** Schedules a page update for the start of a day, or of `daysLater` days after it. Does nothing if that has passed. */
export async function schedulePageUpdate(tx: Tx, jobs: Jobs, day: string, daysLater = 0): Promise<void> {
  const begin = await findStartOfDay(tx, day, daysLater);
  if (begin) await jobs.add(tx, 'anuncio', {}, begin);
}

/** Requires a second factor and closes the sockets of staff without one. */
async function demandFactor(tx: Tx, { usuarioId }: StaffActor): Promise<void> {
  if (!(await hasFactor(tx, usuarioId))) throw new Problem('FALTA_TU_SEGUNDO_FACTOR');
  for (const id of await findIdsWithoutFactor(tx)) await publish(tx, { type: 'sesiones', usuarioId: id });
}

type LogoDeps = Pick<ModuleDeps, 'db' | 'shop' | 'images'>;

/** Stores the picture as the shop's logo for all processes, and deletes the previous one. */
export const saveLogo = (deps: LogoDeps, request: ChangeRequest, file: File) =>
  withPictures(deps, [{ field: 'imagen', file, kind: 'logo' }], ([picture]) =>
    change(deps, request, async (tx) => {
      if (!picture?.logo) throw new Error('The encoder returned no logo');
      const { imagen_id, anchos, logo } = picture;
      await insertImagenes(tx, [{ imagen_id, anchos }]);
      return { imagen_id, logo_ancho: logo.ancho, logo_alto: logo.alto, logo_tono: logo.tono };
    }),
  );

const NO_LOGO = { imagen_id: null, logo_ancho: null, logo_alto: null, logo_tono: null };

/** Removes the picture, so that the default logo is drawn. */
export const deleteLogo = (deps: LogoDeps, request: ChangeRequest) =>
  withPictures(deps, [], () => change(deps, request, async () => NO_LOGO));

async function change(
  { db, shop }: LogoDeps,
  { author, ifMatch }: ChangeRequest,
  write: (tx: Tx) => Promise<AjustesChange>,
) {
  const unused = await db.transaction(async (tx) => {
    const before = await lockAjustes(tx, 'update');
    refuseStale(before, ifMatch);
    const values = await write(tx);
    const changes = diffFields(auditFieldsOf(before, shop), auditFieldsOf({ ...before, ...values }, shop));
    if (Object.keys(changes.despues).length === 0) return [];
    await updateAjustes(tx, values);
    await record(tx, author, { accion: 'ajustes.edicion', ...changes });
    return deleteUnused(tx, before.imagen_id ? [before.imagen_id] : []);
  });
  return { result: await getAjustes(db), unused };
}

interface PaperDeps {
  images: Pick<ImageStore, 'read'>;
  /** Shop data from the operator's configuration. */
  shop: Parameters<typeof getShop>[1];
}

/** Same as `getShop`, with the colour and logo for documents. */
export async function shopOnPaper(
  q: Queryable,
  { images, shop }: PaperDeps,
): Promise<CurrentShop & { aspecto: Aspecto }> {
  const now = await getShop(q, shop);
  return { ...now, aspecto: { color: mainTone(now.color), logo: await readLogo(images, now) } };
}

/** Returns the logo, or null if the image store is down: documents then use the default logo. */
async function readLogo(
  images: PaperDeps['images'],
  { logo, imagenId }: CurrentShop,
): Promise<Aspecto['logo']> {
  const png = imagenId && (await images.read(imagenId, LOGO_ANCHO, 'png').catch(() => undefined));
  return logo && png ? { png, ancho: logo.ancho, alto: logo.alto, isLight: logo.tono === 'claro' } : null;
}
