import { LIMITS } from 'api-client/contract';
import { and, desc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { today } from '../../db/dias.ts';
import { LOCKS } from '../../db/locks.ts';
import { banners } from '../../db/schema/banners.ts';
import { imagenes } from '../../db/schema/catalogo.ts';

type Stored = typeof banners.$inferSelect;
export type BannerValues = Omit<Stored, 'banner_id' | 'version'>;
export interface BannerRow extends Stored {
  anchos: number[];
  vigente: boolean;
}

const isNow = and(
  or(isNull(banners.desde), lte(banners.desde, today)),
  or(isNull(banners.hasta), lte(today, banners.hasta)),
);

const select = (q: Queryable) =>
  q
    .select({
      ...getTableColumns(banners),
      anchos: imagenes.anchos,
      vigente: sql<boolean>`${isNow}`,
    })
    .from(banners)
    .innerJoin(imagenes, eq(imagenes.imagen_id, banners.imagen_id))
    .orderBy(desc(banners.banner_id));

/** Newest first. */
export const findBanners = (q: Queryable): Promise<BannerRow[]> => select(q).limit(LIMITS.banners);

/** Returns the banners of today, by the database's clock and the shop's time zone. */
export const findVigentes = (q: Queryable): Promise<BannerRow[]> => select(q).where(isNow);

export const findBanner = (q: Queryable, bannerId: string): Promise<BannerRow | undefined> =>
  first(select(q).where(eq(banners.banner_id, bannerId)));

/** Locks all banners until the transaction ends. */
export const lockBanners = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.banners})`);

export const countBanners = (tx: Tx): Promise<number> => tx.$count(banners);

export async function insertBanner(tx: Tx, banner_id: string, values: BannerValues): Promise<void> {
  await tx.insert(banners).values({ banner_id, ...values });
}

/** Updates the banner and increments its version. */
export async function updateBanner(tx: Tx, bannerId: string, values: BannerValues): Promise<void> {
  await tx
    .update(banners)
    .set({ ...values, version: sql`${banners.version} + 1` })
    .where(eq(banners.banner_id, bannerId));
}

export async function deleteBanner(tx: Tx, bannerId: string): Promise<void> {
  await tx.delete(banners).where(eq(banners.banner_id, bannerId));
}
