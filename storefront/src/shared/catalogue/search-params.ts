import { LIMITS, ORDENES_PRODUCTOS, TIPOS_PRECIO } from 'api-client/storefront';
// valibot instead of zod, at a tenth of the size: these schemas are part of first-load JavaScript.
import * as v from 'valibot';
import { SORT_VALUES } from './sort.ts';

/** Last page that the API accepts. A page beyond the list's end shows where the list ends. */
const MOST = Math.floor(LIMITS.offsetMax / LIMITS.page);

/** Page number from 2 on: the first page has no parameter. Invalid values count as the first page. */
const page = v.fallback(
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(Number),
      v.finite(),
      v.check((page) => page >= MOST || (page >= 2 && Number.isInteger(page))),
      v.transform((page) => Math.min(page, MOST)),
    ),
  ),
  undefined,
);
/** The router parses a term of digits as a number. */
export const term = v.fallback(
  v.optional(v.pipe(v.unknown(), v.transform(String), v.trim(), v.minLength(1), v.maxLength(LIMITS.termMax))),
  undefined,
);
const sort = v.fallback(v.optional(v.picklist(SORT_VALUES)), undefined);

export const pageSearch = v.object({ page });
export const closedBulkSearch = v.object({ page, term });
const nombre = v.fallback(
  v.optional(v.pipe(v.unknown(), v.transform(String), v.minLength(1), v.maxLength(LIMITS.nombreMax))),
  undefined,
);
const only = v.fallback(v.optional(v.literal('si')), undefined);

export const catalogueSearch = v.object({
  page,
  term,
  sort,
  categoria: nombre,
  marca: nombre,
  etiqueta: nombre,
  tipo: v.fallback(v.optional(v.picklist(TIPOS_PRECIO)), undefined),
  promocion: only,
  nuevo: only,
  stock: only,
  orden: v.fallback(v.optional(v.picklist(ORDENES_PRODUCTOS)), undefined),
});

export type CatalogueSearch = Partial<v.InferOutput<typeof catalogueSearch>>;
