/** URL parameters that all lists share. Invalid values fall back to the defaults. */
import { LIMITS } from 'api-client/backoffice';
import { z } from 'zod';

/** The API's highest page; a larger number leads to the last page. */
const MOST = Math.floor(LIMITS.offsetMax / LIMITS.page);

export const page = z
  .custom<number>(
    (page) => typeof page === 'number' && (page >= MOST || (page >= 1 && Number.isInteger(page))),
  )
  .transform((page) => Math.min(page, MOST))
  .default(1)
  .catch(1);

/** An ISO date; two form a range. */
export const day = z.iso.date().optional().catch(undefined);

/** The router parses a term of digits as a number. */
export const term = z.coerce.string().trim().max(LIMITS.termMax).default('').catch('');

/** Removes the dashes of a printed CUIT, which is stored and searched without them. Other terms stay. */
export const withoutDashes = (term: string): string =>
  /^[\d-]+$/.test(term) ? term.replaceAll('-', '') : term;
