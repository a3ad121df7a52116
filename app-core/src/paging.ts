import { LIMITS } from 'api-client/core';

/** `limit` and `offset` of a page, as the API wants them. */
export const pageQuery = (page = 1) => ({ limit: LIMITS.page, offset: (page - 1) * LIMITS.page });

/** At least 1, so that an empty list still has a page to stand on. */
export const totalPages = (total: number): number => Math.max(1, Math.ceil(total / LIMITS.page));
