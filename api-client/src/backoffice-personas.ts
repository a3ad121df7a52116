/** How the server compares what names a person, for the screens that pick a customer. */
export { namesPerson } from '../contract/parts-of-name.ts';
