import * as arrangements from './arrangements.ts';
import * as packs from './packs.ts';
import * as vessels from './vessels.ts';

/** How the food may be laid out, by the words of the price list. */
export const layouts = { ...vessels, ...arrangements, ...packs };

export type Disposicion = keyof typeof layouts;
export const disposiciones = Object.keys(layouts) as Disposicion[];
