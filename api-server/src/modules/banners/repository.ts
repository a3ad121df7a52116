import { LIMITS } from 'api-client/contract';
import { and, desc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { today } from '../../db/dias.ts';
import { LOCKS } from '../../db/locks.ts';
import { banners } from '../../db/schema/banners.ts';
import { imagenes } from '../../db/schema/catalogo.ts';
import { versionedTable } from '../../db/versioned-table.ts';

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

export const bannerRows = { ...versionedTable(banners, 'banner_id'), find: findBanner };
