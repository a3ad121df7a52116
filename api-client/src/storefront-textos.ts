/** Formatting of the shop's texts. In a separate entry point, for the two pages with these texts. */
export { filledIn, paragraphsOf } from '../contract/filled-in.ts';
