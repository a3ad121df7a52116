import { LIMITS } from 'api-client/storefront';
// The small build of zod: these schemas are in every page's first load.
import * as z from 'zod/mini';
import { SORT_VALUES } from './sort.ts';

/** From 2 on: the first page has no parameter. Whatever is no page counts as the first. */
const page = z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(2), z.lte(100_000))), undefined);
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
