/** How what the shop says of itself is read; apart, for the two pages that have it. */
export { filledIn, paragraphsOf } from '../contract/filled-in.ts';
