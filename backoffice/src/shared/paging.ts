import { LIMITES } from 'api-client/backoffice';

export { pageQuery, totalPages } from 'app-core/paging';

/** Rows of a page in every list of the back office. */
export const PAGE_SIZE = LIMITES.pagina;
