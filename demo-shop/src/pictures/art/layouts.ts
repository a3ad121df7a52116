import * as spread from './arrangements.ts';
import * as packs from './packs.ts';
import * as vessels from './vessels.ts';

/** The layouts by their names in the price list. */
export const layouts = { ...vessels, ...spread, ...packs };

export type Arrangement = keyof typeof layouts;
export const arrangements = Object.keys(layouts) as Arrangement[];
