/** What every list of the back office keeps in its address. What makes no sense there falls back to the start. */
import { LIMITS } from 'api-client/backoffice';
import { z } from 'zod';

/** As far as the API can be asked for: a page beyond the last one leads to that, however large its number is. */
const MOST = Math.floor(LIMITS.offsetMax / LIMITS.page);

export const page = z
  .custom<number>(
    (page) => typeof page === 'number' && (page >= MOST || (page >= 1 && Number.isInteger(page))),
  )
  .transform((page) => Math.min(page, MOST))
  .default(1)
  .catch(1);

/** A day, as '2026-11-22'; two of them make a range. */
export const day = z.iso.date().optional().catch(undefined);

/** A term of digits alone is read off the address as a number. */
export const term = z.coerce.string().trim().max(LIMITS.termMax).default('').catch('');
