import { LIMITS } from 'api-client/core';

/** Returns `limit` and `offset` of a page for the API. */
export const pageQuery = (page = 1) => ({ limit: LIMITS.page, offset: (page - 1) * LIMITS.page });

/** Returns the number of pages; at least 1, because an empty list still has a page. */
export const totalPages = (total: number): number => Math.max(1, Math.ceil(total / LIMITS.page));
