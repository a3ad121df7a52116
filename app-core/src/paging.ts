import { LIMITES } from 'api-client/core';

/** `limit` and `offset` of a page, as the API wants them. */
export const pageQuery = (page = 1) => ({ limit: LIMITES.pagina, offset: (page - 1) * LIMITES.pagina });

/** At least 1, so that an empty list still has a page to stand on. */
export const totalPages = (total: number): number => Math.max(1, Math.ceil(total / LIMITES.pagina));
