import * as v from 'valibot';
import { term } from '../../shared/catalogue/search-params.ts';

/** Orders of the list; what is due comes first where none is asked for. */
const USUAL_ORDERS = ['rubro', 'ultima', 'nombre'] as const;
export type UsualOrder = (typeof USUAL_ORDERS)[number];

/** What is searched for and how it is sorted, in the address: going back or loading anew keeps it. */
export const usualSearch = v.object({
  term,
  orden: v.fallback(v.optional(v.picklist(USUAL_ORDERS)), undefined),
});
export type UsualSearch = Partial<v.InferOutput<typeof usualSearch>>;
