/** Rows of a page in every list of the back office. */
export const PAGE_SIZE = 10;

export const pageQuery = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

/** At least 1, so that an empty list still has a page to stand on. */
export const totalPages = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
