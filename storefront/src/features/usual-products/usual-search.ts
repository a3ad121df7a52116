import * as v from 'valibot';
import { term } from '../../shared/catalogue/search-params.ts';

/** Sort orders of the list. Default: due products first. */
const USUAL_ORDERS = ['rubro', 'ultima', 'nombre'] as const;
export type UsualOrder = (typeof USUAL_ORDERS)[number];

/** Search term and order in the address, so that they survive navigation and reloads. */
export const usualSearch = v.object({
  term,
  orden: v.fallback(v.optional(v.picklist(USUAL_ORDERS)), undefined),
});
export type UsualSearch = Partial<v.InferOutput<typeof usualSearch>>;
