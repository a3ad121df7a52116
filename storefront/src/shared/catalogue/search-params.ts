import { LIMITS } from 'api-client/storefront';
// The small build of zod: these schemas are in every page's first load.
import * as z from 'zod/mini';
import { SORT_VALUES } from './sort.ts';

/** As far as the API can be asked for: a page beyond the last one says where the list ends, however large its number is. */
const MOST = Math.floor(LIMITS.offsetMax / LIMITS.page);

/** From 2 on: the first page has no parameter. Whatever is no page counts as the first. */
const page = z.catch(
  z.optional(
    z.pipe(
      z.coerce.number().check(z.refine((page) => page >= MOST || (page >= 2 && Number.isInteger(page)))),
      z.transform((page: number) => Math.min(page, MOST)),
    ),
  ),
  undefined,
);
/** A term that looks like a number arrives as one. */
const term = z.catch(
  z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.termMax))),
  undefined,
);
const sort = z.catch(z.optional(z.enum(SORT_VALUES)), undefined);

export const pageSearch = z.object({ page });
export const closedBulkSearch = z.object({ page, term });
export const catalogueSearch = z.object({ page, term, sort });

export type CatalogueSearch = z.output<typeof catalogueSearch>;
