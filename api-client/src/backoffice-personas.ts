/** The server's comparison of personal names, for screens that pick a customer. */
export { namesPerson } from '../contract/parts-of-name.ts';
